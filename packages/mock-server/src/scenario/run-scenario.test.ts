import { demoPhones } from '@wallet/contract/demo-members';
import { describe, expect, it } from 'vitest';
import { findScenario } from './scenarios.ts';
import { runScenario } from './run-scenario.ts';
import type { Scenario, Step } from './scenario-schema.ts';

const rich = demoPhones.rich;
const withdrawal = { call: 'withdraw.create', as: rich, body: { amount: 500 } } as const;

const expecting = (expect: NonNullable<Scenario['expect']>): Scenario => ({
  name: 'broken',
  title: 'What it expects is not so.',
  expect,
});

describe('a run with unmet expectations', () => {
  it('shows the expected entry, the count, and the nearest entries', async () => {
    const { isMet, problems } = await runScenario(
      expecting({
        steps: [withdrawal, withdrawal],
        journal: [{ name: 'withdraw.create', outcome: 'ok', input: { amount: 501 }, times: 1 }],
      }),
    );
    expect(isMet).toBe(false);
    expect(problems.map((problem) => problem.split('\n'))).toEqual([
      [
        'journal: expected {"input":{"amount":501},"name":"withdraw.create","outcome":"ok"} once, found 0',
        '  nearest:',
        expect.stringMatching(
          /^ {2}#\d+ 2026-01-15T05:00:00\.000Z call withdraw\.create: ok \{"amount":500\}$/,
        ),
        '    differs in input',
        expect.stringMatching(/withdraw\.create: ok/),
        '    differs in input',
        expect.any(String),
        expect.stringMatching(/^ {4}differs in /),
      ],
    ]);
  });

  it.each([
    [
      'a balance',
      { steps: [withdrawal], balances: [{ member: rich, account: 'wallet', is: 25_000 }] },
      `balances: expected wallet of ${rich} to be 25000, it is 24500`,
    ],
    [
      'a statement',
      { steps: [withdrawal], statement: [{ member: rich, statementType: 'withdraw', amount: 9, times: 2 }] },
      new RegExp(
        `^statement: expected {"amount":9,"statementType":"withdraw"} of ${rich} 2 times, found 0\n  the newest lines:\n  {"amount":500,"from":"wallet","statementType":"withdraw","status":"in progress","to":"[^"]+"}`,
      ),
    ],
    [
      'a state',
      { steps: [withdrawal], states: [{ of: 'withdrawal', member: rich, is: 'PAID' }] },
      `states: expected the newest withdrawal of ${rich} to be PAID, it is WAITING`,
    ],
    [
      'a state of nothing',
      { steps: [], states: [{ of: 'coupon', member: demoPhones.new, is: 'WON' }] },
      `states: ${demoPhones.new} has no coupon`,
    ],
    [
      'a sum of accounts',
      { steps: [withdrawal], balances: [{ member: rich, account: ['wallet', 'held'], is: 1 }] },
      `balances: expected wallet + held of ${rich} to be 1, it is 25000`,
    ],
    [
      'a sum of lines',
      {
        steps: [withdrawal, withdrawal],
        statement: [{ member: rich, status: 'in progress', amount: 500, sum: 999 }],
      },
      new RegExp(
        String.raw`^statement: expected \{"amount":500,"status":"in progress"\} of ${rich} at least once with the sum 999, found 2 with the sum 1000\n`,
      ),
    ],
    [
      'the order of rows',
      {
        steps: [withdrawal, { ...withdrawal, body: { amount: 600 } }],
        rows: [{ member: rich, newest: [{ amount: 600 }, { amount: 600, from: 'Nobody' }] }],
      },
      new RegExp(
        String.raw`^rows: expected row 2 of ${rich} to be \{"amount":600,"from":"Nobody"\}\n {2}the newest rows:\n.*600.*\n.*500`,
      ),
    ],
    [
      'rows of an empty statement',
      { steps: [], rows: [{ member: demoPhones.new, newest: [{ amount: 1 }] }] },
      `rows: expected row 1 of ${demoPhones.new} to be {"amount":1}\n  the statement is empty`,
    ],
    [
      'an action without the expected error',
      { steps: [{ action: 'wallet.adjust', params: { member: rich, amount: 1 }, outcome: 'refused' }] },
      'expect.steps[0], action wallet.adjust: expected refused, got ok',
    ],
    [
      'an action with another error code',
      {
        steps: [{ action: 'withdraw.ask', params: { member: rich, amount: 30_000 }, outcome: 'NO_BANK' }],
      },
      'expect.steps[0], action withdraw.ask: expected NO_BANK: withdraw.ask failed with MONEY_NOT_ENOUGH.',
    ],
    [
      'one of several calls at the same time',
      { steps: [{ together: [withdrawal, { ...withdrawal, outcome: 'MONEY_NOT_ENOUGH' }] }] },
      'expect.steps[0], 2 calls together: together[1]: expected MONEY_NOT_ENOUGH, got ok',
    ],
  ] as const)('reports %s', async (_what, expected, problem) => {
    const { problems } = await runScenario(expecting(expected as NonNullable<Scenario['expect']>));
    expect(problems).toEqual([typeof problem === 'string' ? problem : expect.stringMatching(problem)]);
  });

  it('ends with the failed step', async () => {
    const report = await runScenario(
      expecting({
        steps: [
          withdrawal,
          { call: 'withdraw.create', as: rich, body: { amount: 30_000 } },
          { call: 'wallet.read', as: rich },
        ],
        balances: [{ member: rich, account: 'wallet', is: 0 }],
      }),
    );
    expect([report.steps, report.problems]).toEqual([
      1,
      [`expect.steps[1], call withdraw.create as ${rich}: expected ok, got MONEY_NOT_ENOUGH`],
    ]);
  });

  it.each<[string, Step, string]>([
    [
      'a misspelt key of a body',
      { call: 'withdraw.create', as: rich, body: { amuont: 500 } },
      `call withdraw.create as ${rich}: expected ok, got NO_DATA; body.amount: Invalid input: expected number, received undefined; body.amuont: unknown key, did you mean amount?`,
    ],
    [
      'a misspelt parameter of the path',
      { call: 'deposit.createQr', as: rich, pathParams: { bankcode: 'KBANK' }, body: { amount: 100 } },
      `call deposit.createQr as ${rich}: expected ok, got NO_DATA; pathParams.bankCode: Invalid input: expected string, received undefined`,
    ],
  ])('names %s', async (_what, step, problem) => {
    const { problems } = await runScenario(expecting({ steps: [step] }));
    expect(problems).toEqual([`expect.steps[0], ${problem}`]);
  });

  it('reports an unexpected response, and a rejected action', async () => {
    const answer = { wallet: { amount: 1 } };
    const { problems } = await runScenario(expecting({ steps: [{ call: 'wallet.read', as: rich, answer }] }));
    expect(problems[0]).toMatch(
      /^expect\.steps\[0\], .*: expected a response with \{"wallet":\{"amount":1\}\}, got \{/,
    );
    const refused = await runScenario(
      expecting({ steps: [{ action: 'deposit.payQr', params: { member: rich } }] }),
    );
    expect(refused.problems).toEqual([
      `expect.steps[0], action deposit.payQr: There is no QR code of ${rich} with the status OPEN.`,
    ]);
  });
});

describe('a run that does not cover the scenario', () => {
  const look = { call: 'wallet.read', as: rich } as const;
  const pay = { action: 'wallet.adjust', params: { member: rich, amount: 1 } } as const;

  it.each<[string, Partial<Scenario>, string]>([
    [
      'expects nothing',
      { expect: undefined as never },
      'expect: the scenario proves nothing; say what it does in expect',
    ],
    [
      'has a rule that never matches',
      { timeline: [{ when: 'withdraw.create', ...pay }] },
      'timeline[0]: withdraw.create never happened, so scenario.wallet.adjust did not follow',
    ],
    [
      'has a rule with too few matches',
      { timeline: [{ when: 'withdraw.create', nth: 2, ...pay }], expect: { steps: [withdrawal] } },
      'timeline[0]: withdraw.create happened 1 of 2 times, so scenario.wallet.adjust did not follow',
    ],
    [
      'has a rule whose input fits no command',
      {
        timeline: [
          {
            when: 'withdraw.create',
            input: { amout: 5 },
            action: 'withdraw.reject',
            params: { member: '$member' },
          },
        ],
        expect: { steps: [withdrawal] },
      },
      'timeline[0]: withdraw.create happened, but never as member, input and outcome of the rule say, so scenario.withdraw.reject did not follow',
    ],
    [
      'ends too early',
      { timeline: [{ after: '1m', ...pay }] },
      'timeline: scenario.wallet.adjust is still to come at 2026-01-15T12:01:00.000+07:00; let the steps wait for it',
    ],
    [
      'has a rejected action',
      {
        timeline: [{ after: '1s', action: 'deposit.payQr', params: { member: rich } }],
        expect: { steps: [{ wait: '1s' }] },
      },
      'timeline: scenario.deposit.payQr did not happen: There is no QR code of [phone] with the status OPEN.',
    ],
    [
      'has an unresolved reference',
      {
        timeline: [
          {
            when: 'withdraw.create',
            action: 'wallet.adjust',
            params: { member: '$input.nobody', amount: 1 },
          },
        ],
        expect: { steps: [withdrawal] },
      },
      'timeline: scenario.wallet.adjust did not happen: $input.nobody stands for nothing here; there is $member, $input, $answer.',
    ],
    [
      'has a fault that never acts',
      {
        faults: [{ operation: 'withdraw.create', nth: 2, effect: { type: 'duplicate' } }],
        expect: { steps: [withdrawal] },
      },
      'faults[0]: duplicate on withdraw.create never happened; of such calls there were 1',
    ],
    [
      'has a fault of a call that is not sent',
      { faults: [{ operation: 'chat.send', effect: { type: 'duplicate' } }] },
      'faults[0]: duplicate on chat.send never happened; the steps make no such call',
    ],
  ])('fails: it %s', async (_what, more, problem) => {
    const { expect: expected = { steps: [look] }, ...rest } = more;
    const scenario = {
      name: 'broken',
      title: 'Something of it is never shown.',
      ...rest,
      ...(!('expect' in more && more.expect === undefined) && { expect: expected }),
    };
    const { isMet, problems } = await runScenario(scenario);
    expect([isMet, problems]).toEqual([false, [problem]]);
  });
});

describe('a run', () => {
  it('accepts parameters, and rejects other values', async () => {
    const scenario = findScenario('slip-rejected');
    for (const note of ['NOT_MATCH', 'EXPIRED_SLIP'])
      expect((await runScenario(scenario, { params: { note } })).problems).toEqual([]);
    await expect(runScenario(scenario, { params: { note: 'LATE' } })).rejects.toThrow(
      /^The parameter note of the scenario slip-rejected is one of .*INVALID_SLIP.*, not "LATE"\.$/,
    );
  });

  it('rejects an impossible fault rule, and one of an unknown member with its place', async () => {
    await expect(
      runScenario(findScenario('rate-limited'), { params: { call: 'wallet.lst' } }),
    ).rejects.toThrow('No call is named wallet.lst');
    const faults = [{ operation: 'site.info', member: '0899999998', effect: { type: 'duplicate' } }] as const;
    await expect(runScenario({ ...expecting({ steps: [] }), faults })).rejects.toThrow(
      'faults[0]: There is no member with the id or phone number 0899999998.',
    );
  });

  it('is rejected in another market', async () => {
    await expect(runScenario(findScenario('otp-blocked'), { market: 'laos' })).rejects.toThrow(
      'The scenario otp-blocked is one of thailand, not of laos.',
    );
  });

  it('reports a failed given step', async () => {
    const scenario: Scenario = {
      name: 'impossible',
      title: 'Facts that cannot be.',
      given: [{ wait: '1m' }, { ...withdrawal, body: { amount: 30_000 } }],
    };
    await expect(runScenario(scenario)).rejects.toThrow(
      `given[1], call withdraw.create as ${rich}: expected ok, got MONEY_NOT_ENOUGH`,
    );
  });
});
