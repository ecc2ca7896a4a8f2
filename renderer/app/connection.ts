import { createAction, type UnknownAction } from '@reduxjs/toolkit';

/** `lost` may come back in a moment; `gone` has been away too long for that. */
export type ConnectionStatus = 'open' | 'lost' | 'gone';

export const connectionChanged = createAction<ConnectionStatus>('connection/changed');

export function connection(
  status: ConnectionStatus = 'open',
  action: UnknownAction,
): ConnectionStatus {
  return connectionChanged.match(action) ? action.payload : status;
}
