import { describe, expect, test } from '@jest/globals';
import { COMMAND_KINDS } from '../../shared/coh/index.ts';
import { CALL_NAMES } from '../../shared/ipc/contract.ts';
import { errorOf, openTestHost } from '../helpers/host/testHost.ts';

const host = openTestHost();
const session = host.openSession(() => {});
const errorFor = (name: unknown, args: unknown) => errorOf(host.call(session, name, args));
const gameId = '00000000-0000-4000-8000-000000000000';
const order = { gameId, seat: 'german', revision: 1, commandId: gameId };

describe('a call', () => {
  test('tells which Hexfront answers', () => {
    expect(host.call(session, 'appInfo', {})).toEqual({
      ok: true,
      result: { version: '1.2.3', host: 'loopback' },
    });
  });

  test.each(['cheat', '', 'constructor', '__proto__', 7, null])(
    'of the name %j is unknown',
    (name) => {
      expect(errorFor(name, {})).toEqual({
        code: 'badArgument',
        path: 'call',
        message: `call must be one of ${CALL_NAMES.join(', ')}.`,
      });
    },
  );

  test.each<[string, unknown, string, string]>([
    ['listGames', undefined, '', 'The argument must be an object.'],
    ['listGames', [], '', 'The argument must be an object.'],
    ['listGames', { all: true }, 'all', 'all is not a field that belongs there.'],
    ['createGame', { name: null, options: null }, 'scenarioId', 'scenarioId must be a text.'],
    [
      'createGame',
      { scenarioId: 'x', name: null, options: { variableActionPoints: 'yes' } },
      'options.variableActionPoints',
      'options.variableActionPoints must be true or false.',
    ],
    [
      'createGame',
      { scenarioId: '', name: null, options: null },
      'scenarioId',
      'scenarioId must be a text of at least 1 characters.',
    ],
    ['takeSeat', { gameId: 'x', seat: 'german' }, 'gameId', 'gameId must be a valid uuid.'],
    ['takeSeat', { gameId, seat: 'finnish' }, 'seat', 'seat must be one of "german", "soviet".'],
    ['undo', { ...order, revision: -1 }, 'revision', 'revision must be a number of at least 0.'],
    ['undo', { ...order, revision: 1.5 }, 'revision', 'revision must be a whole number.'],
    [
      'submit',
      { ...order, command: { kind: 'cheat' } },
      'command.kind',
      `command.kind must be one of ${COMMAND_KINDS.map((kind) => `"${kind}"`).join(', ')}.`,
    ],
    [
      'submit',
      {
        ...order,
        command: {
          kind: 'moveUnit',
          unit: 'g1',
          to: '7-B02',
          facing: null,
          cautious: false,
          payment: { by: 'gold' },
        },
      },
      'command.payment.by',
      'command.payment.by must be one of "activation", "opportunity", "command".',
    ],
    [
      'submit',
      { ...order, command: { kind: 'pass', really: true } },
      'command.really',
      'command.really is not a field that belongs there.',
    ],
    ['faceUnit', {}, 'call', `call must be one of ${CALL_NAMES.join(', ')}.`],
    [
      'writeSetting',
      { key: 'a', value: {} },
      'value',
      'value must be a text or a number or true or false or null.',
    ],
  ])('%s of %j names the field and what was expected', (name, args, path, message) => {
    expect(errorFor(name, args)).toEqual({ code: 'badArgument', path, message });
  });

  test('to quit is answered before the program ends', async () => {
    const events: string[] = [];
    const ended = new Promise<void>((resolve) => {
      const ending = openTestHost(undefined, {
        quit: () => {
          events.push('quit');
          ending.close();
          resolve();
        },
      });
      events.push(JSON.stringify(ending.screen().call('quit', {})));
    });
    await ended;
    expect(events).toEqual(['{"ok":true,"result":null}', 'quit']);
  });
});
