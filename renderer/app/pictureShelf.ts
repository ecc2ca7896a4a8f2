import type { HostApi } from '../../shared/ipc/contract.ts';
import type { PictureShelf } from '../board/index.ts';
import { inBase64 } from './inBase64.ts';

/** The host keeps painted maps for us; what it cannot keep is painted again. */
export function hostShelf(api: Pick<HostApi, 'readPicture' | 'keepPicture'>): PictureShelf {
  return {
    async take(name) {
      const answer = await api.readPicture({ name });
      if (!answer.ok || answer.result === null) return null;
      return new Blob([Uint8Array.fromBase64(answer.result)], { type: 'image/jpeg' });
    },
    async put(name, picture) {
      await api.keepPicture({ name, picture: await inBase64(picture) });
    },
  };
}
