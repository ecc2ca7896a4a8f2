import { createAction, type UnknownAction } from '@reduxjs/toolkit';

export type ConnectionStatus = 'open' | 'lost';

export const connectionChanged = createAction<ConnectionStatus>('connection/changed');

export function connection(
  status: ConnectionStatus = 'open',
  action: UnknownAction,
): ConnectionStatus {
  return connectionChanged.match(action) ? action.payload : status;
}
