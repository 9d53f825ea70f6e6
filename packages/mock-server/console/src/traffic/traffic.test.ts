import type { CallTable, ExchangeView } from '@wallet/mock-server/control/control-schema';
import type { JournalEntry } from '@wallet/mock-server/world/journal-schema';
import { describe, expect, it } from 'vitest';
import { isShown, rowsOf } from './rows.ts';
import { scenarioStepOf } from './scenario-step.ts';

const refused: ExchangeView = {
  n: 0,
  entry: 2,
  at: 2_000,
  ms: 1.5,
  operation: 'game.play',
  method: 'POST',
  url: '/api/game/PG/play?x=1',
  memberId: 'm1',
  phone: '0899990001',
  intent: '0f3c5a7e9b1d2f406182a4c6e8f00112',
  status: 422,
  outcome: 'NO_DATA',
  faults: [],
  problems: [{ field: 'amount', problem: 'expected number' }],
};
const calls: CallTable = {
  product: [{ id: 'game.play', method: 'POST', path: '/api/game/:slot/play', isSafe: false }],
  control: [],
};
const entry = (n: number, kind: JournalEntry['kind'], name: string): JournalEntry => ({
  n,
  at: 1_000 * n,
  kind,
  name,
  outcome: 'ok',
});

describe('the rows of the traffic', () => {
  const rows = rowsOf(
    [
      entry(0, 'call', 'game.play'),
      entry(1, 'call', 'socket.connect'),
      entry(3, 'event', 'deposit.qr'),
      { ...entry(4, 'control', 'faults.add'), at: refused.at },
    ],
    [refused],
  );

  it('contain HTTP calls from the exchanges only, newest first, also within one moment', () => {
    expect(rows.map(({ name, exchange }) => [name, exchange !== undefined])).toEqual([
      ['deposit.qr', false],
      ['faults.add', false],
      ['game.play', true],
      ['socket.connect', false],
    ]);
  });

  it.each([
    ['failed', '', ['game.play']],
    ['socket', '', ['socket.connect']],
    ['event', '', ['deposit.qr']],
    ['all', '0899990001', ['game.play']],
    ['all', 'no_data', ['game.play']],
    ['all', '0f3c5a7e9b1d', ['game.play']],
    ['call', 'nothing', []],
  ] as const)('are filtered by %s and “%s”', (filter, search, names) => {
    expect(rows.filter((row) => isShown(row, filter, search)).map(({ name }) => name)).toEqual(names);
  });
});

it('converts a call to a scenario step that expects the same outcome', () => {
  expect(scenarioStepOf({ ...refused, request: { amount: 'x' } }, calls)).toEqual({
    call: 'game.play',
    as: '0899990001',
    pathParams: { slot: 'PG' },
    body: { amount: 'x' },
    outcome: 'NO_DATA',
  });
  expect(scenarioStepOf({ ...refused, outcome: 'ok', cut: 'reset' }, calls)).toMatchObject({
    outcome: 'lost',
  });
});
