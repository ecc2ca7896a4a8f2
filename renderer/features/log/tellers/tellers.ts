import type { CohEvent } from '../../../../shared/coh/index.ts';
import type { LogWriter } from '../logWriter.ts';

type PayloadOf<Type extends CohEvent['type']> = Extract<CohEvent, { type: Type }>['payload'];

export type Tellers = {
  readonly [Type in CohEvent['type']]?: (writer: LogWriter, payload: PayloadOf<Type>) => void;
};
