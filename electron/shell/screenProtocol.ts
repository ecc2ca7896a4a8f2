import type { Protocol } from 'electron';
import { readScreenFile } from '../host/screenFiles.ts';
import { isScreenUrl, SCREEN_HEADERS, SCREEN_SCHEME } from '../security.ts';

/** Must happen before the app is ready: it makes the screen a normal, secure origin of its own. */
export function registerScreenScheme(
  protocol: Pick<Protocol, 'registerSchemesAsPrivileged'>,
): void {
  protocol.registerSchemesAsPrivileged([
    {
      scheme: SCREEN_SCHEME,
      privileges: { standard: true, secure: true, supportFetchAPI: true },
    },
  ]);
}

/** Serves the files of the built screen, and nothing else, under `hexfront://app/`. */
export function serveScreenFiles(protocol: Pick<Protocol, 'handle'>, folder: string): void {
  protocol.handle(SCREEN_SCHEME, async ({ method, url }) => {
    const file =
      method === 'GET' && isScreenUrl(url)
        ? await readScreenFile(folder, new URL(url).pathname)
        : null;
    return file
      ? new Response(file.body, { headers: { ...SCREEN_HEADERS, 'Content-Type': file.type } })
      : new Response(null, { status: 404, headers: SCREEN_HEADERS });
  });
}
