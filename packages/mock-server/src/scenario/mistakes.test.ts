import { demoPhones } from '@wallet/contract/demo-members';
import { describe, expect, it } from 'vitest';
import { ControlError } from '../world/control-error.ts';
import { runScenario } from './run-scenario.ts';
import { readScenario } from './scenario-json.ts';
import { findScenario } from './scenarios.ts';

const rich = demoPhones.rich;
const withdraw = { call: 'withdraw.create', as: rich, body: { amount: 500 } };
const written = (more: object) => ({ name: 'mine', title: 'A situation.', ...more });
const expecting = (more: object) => ({ expect: { steps: [withdraw], ...more } });

function problemsOf(more: object): readonly string[] {
  try {
    readScenario(written(more));
    return [];
  } catch (error) {
    if (error instanceof ControlError) return error.problems;
    throw error;
  }
}

describe('a mistake that would prove nothing is a problem of the file', () => {
  it.each<[string, object, RegExp]>([
    [
      'a misspelt journal entry that must not be there',
      expecting({ journal: [{ name: 'withdraw.crate', times: 0 }] }),
      /^expect\.journal\[0\]\.name: There is no journal entry withdraw\.crate, did you mean withdraw\.create\?/,
    ],
    [
      'a game account that no provider has',
      expecting({ balances: [{ member: rich, account: 'game:JOKR', is: 0 }] }),
      /^expect\.balances\[0\]\.account: an account is .* a slot code, did you mean game:JOKER\?$/,
    ],
    [
      'a fault that never counts',
      { faults: [{ operation: '*', nth: 0, effect: { type: 'duplicate' } }] },
      /^faults\[0\]: nth counts from 1, not 0$/,
    ],
    [
      'a code with swapped letters',
      { faults: [{ operation: 'withdraw.create', effect: { type: 'error', code: 'MONEY_NOT_ENOUHG' } }] },
      /^faults\[0\]: .*no code of the catalogue, did you mean MONEY_NOT_ENOUGH\? Set .* all the same$/,
    ],
    [
      'a misspelt noun of calls',
      { faults: [{ operation: 'withdraws.*', effect: { type: 'duplicate' } }] },
      /^faults\[0\]: No call is named withdraws\.\*, did you mean withdraw\.\*\?/,
    ],
    [
      'a moment without an offset',
      { clock: { frozenAt: '2026-01-15T12:00:00' } },
      /^clock\.frozenAt: "2026-01-15T12:00:00" is no moment: write it as 2026-01-15T12:00:00\+07:00$/,
    ],
  ])('%s', (_what, more, problem) => {
    expect(problemsOf(more)).toEqual([expect.stringMatching(problem)]);
  });

  it('an action among calls at the same time, with the place of the action', () => {
    const together = [withdraw, { action: 'wallet.adjust', params: { member: rich, amount: 5 } }];
    expect(problemsOf({ expect: { steps: [{ together }] } })).toEqual([
      'expect.steps[0].together[1].call: Name a call',
      'expect.steps[0].together[1].action: unknown key',
      'expect.steps[0].together[1].params: unknown key',
    ]);
  });
});

it('a fault of an unknown member is refused with its place', async () => {
  const faults = [{ operation: 'site.info', member: '0899999998', effect: { type: 'duplicate' } }];
  await expect(runScenario(readScenario(written({ faults })))).rejects.toThrow(
    'faults[0]: There is no member with the id or phone number 0899999998.',
  );
});

it('a reaction whose input fits no command says that the command did happen', async () => {
  const timeline = [
    {
      when: 'withdraw.create',
      input: { amout: 5 },
      action: 'withdraw.reject',
      params: { member: '$member' },
    },
  ];
  const states = [{ of: 'withdrawal', member: rich, is: 'WAITING' }];
  const { problems } = await runScenario(readScenario(written({ timeline, ...expecting({ states }) })));
  expect(problems).toEqual([
    'timeline[0]: withdraw.create happened, but never as member, input and outcome of the rule say, so scenario.withdraw.reject did not follow',
  ]);
});

it.each([
  ['qr-payed', /^No scenario qr-payed, did you mean qr-paid\? there is default, /],
  ['./mine.json', /^No scenario \.\/mine\.json; there is .* For a file, send its content as the scenario\.$/],
])('the unknown scenario %s is refused with what to do', (name, message) => {
  expect(() => findScenario(name)).toThrow(message);
});
