import { demoPhones } from '@wallet/contract/demo-members';
import { describe, expect, it } from 'vitest';
import { readScenario } from './scenario-json.ts';
import { ControlError } from '../world/control-error.ts';

const good = { name: 'mine', title: 'A situation.' };

function problemsOf(more: object): readonly string[] {
  try {
    readScenario({ ...good, ...more });
    return [];
  } catch (error) {
    if (error instanceof ControlError) return error.problems;
    throw error;
  }
}

const withdraw = { call: 'withdraw.create', as: demoPhones.rich, body: { amount: 500 } };
const pay = { action: 'deposit.payQr', params: { member: demoPhones.rich } };

describe('a scenario in JSON', () => {
  it.each([
    ['the required fields only', {}],
    ['a schema for the editor', { $schema: 'scenario.schema.json' }],
    [
      'reactions to calls, actions, events, adjustments and timeline actions',
      {
        timeline: [
          'deposit.createQr',
          'deposit.makeQr',
          'withdraw.settle',
          'ledger.adjust',
          'scenario.deposit.makeQr',
        ].map((when) => ({ when, ...pay })),
      },
    ],
    [
      'a text with an escaped dollar',
      { given: [{ action: 'chat.sayText', params: { member: demoPhones.rich, text: '$$param' } }] },
    ],
  ])('may have %s', (_what, more) => {
    expect(problemsOf(more)).toEqual([]);
  });

  it.each([
    ['an unknown field', { titel: 'x' }, ['titel: unknown key, did you mean title?']],
    [
      'an unknown action and an unknown call',
      { given: [{ action: 'deposit.payQR' }, { call: 'wallet.list' }] },
      [
        /^given\[0\]\.action: There is no control action deposit\.payQR, did you mean deposit\.payQr\? There is .*deposit\.cancelQr/,
        /^given\[1\]\.call: There is no call wallet\.list\. There is wallet\.read,/,
      ],
    ],
    [
      'a misspelt call with a misspelt key, and a misspelt wait',
      { given: [{ call: 'withdraw.creat', as: demoPhones.rich, bdy: {} }, { wiat: '5s' }] },
      [
        /^given\[0\]\.call: There is no call withdraw\.creat, did you mean withdraw\.create\?/,
        'given[0].bdy: unknown key, did you mean body?',
        /^given\[1\]\.wait: /,
        'given[1].wiat: unknown key, did you mean wait?',
      ],
    ],
    [
      'an invalid duration',
      { timeline: [{ after: 'soon', ...pay }] },
      ['timeline[0].after: soon is no duration: write 500ms, 30s, 5m, 2h or 1d'],
    ],
    [
      'a missing parameter of an action',
      { given: [{ action: 'wallet.adjust', params: { member: demoPhones.rich } }] },
      [/^given\[0\]\.params\.amount: /],
    ],
    [
      'an unknown parameter of an action, beside a reference',
      {
        timeline: [
          { when: 'chat.send', action: 'wallet.adjust', params: { member: '$member', amout: 5, amount: 1 } },
          { when: 'chat.send', action: 'wallet.adjust', params: { member: '$member', amount: 'much' } },
          { when: 'chat.send', action: 'wallet.adjust', params: { member: '$member' } },
        ],
      },
      [
        /^timeline\[0\]\.params\.amout: unknown key, did you mean amount\?; wallet\.adjust has member, place\?, amount, reason\?$/,
        /^timeline\[1\]\.params\.amount: /,
        /^timeline\[2\]\.params\.amount: /,
      ],
    ],
    [
      'a wrong key in a step, in a fault of the timeline and in a wait',
      {
        given: [
          { action: 'members.list', parms: {} },
          { call: 'deposit.sendSlip', file: { name: 'a.gif', reference: 'FIRST0001', content: 'aA==' } },
        ],
        timeline: [
          { after: '1s', fault: { operation: 'wallet.read', nht: 1, effect: { type: 'duplicate' } } },
        ],
        faults: [
          { operation: 'wallet.read', effect: { type: 'latency', latency: { shape: 'fixed', m: 1 } } },
        ],
      },
      [
        'given[0].parms: unknown key, did you mean params?',
        /^given\[1\]\.file: a file has a reference or a content, not both/,
        'timeline[0].fault.nht: unknown key, did you mean nth?',
        /^faults\[0\]\.effect\.latency\.ms: /,
        'faults[0].effect.latency.m: unknown key, did you mean ms?',
      ],
    ],
    [
      'a timeline fault with an unknown call, and one with two members',
      {
        timeline: [
          { after: '1s', fault: { operation: 'withdraw.creat', effect: { type: 'duplicate' } } },
          {
            after: '1s',
            fault: { operation: '*', member: '1', memberId: '1', effect: { type: 'duplicate' } },
          },
        ],
      },
      [
        /^timeline\[0\]\.fault: No call is named withdraw\.creat, did you mean withdraw\.create\?/,
        'timeline[1].fault: A fault rule has member or memberId, not both',
      ],
    ],
    [
      'an unknown reference, one that only a reaction has, and an unknown parameter',
      {
        given: [{ ...pay, params: { member: '$ann.id' } }],
        timeline: [
          { after: '1s', ...pay, params: { member: '$member' } },
          { when: 'chat.send', ...pay, params: { member: '$param.who' } },
        ],
      },
      [
        'given[0]: $ann.id refers to nothing',
        'timeline[0]: $member refers to nothing',
        'timeline[1]: $param.who refers to nothing; there is $member, $input, $answer',
      ],
    ],
    [
      'rules in a cycle without a delay',
      {
        timeline: [
          { when: 'scenario.chat.sayText', action: 'chat.disconnect', params: { member: demoPhones.rich } },
          {
            when: 'scenario.chat.disconnect',
            after: '0s',
            action: 'chat.sayText',
            params: { member: demoPhones.rich, text: 'Hi' },
          },
          { when: 'scenario.deposit.payQr', nth: 1, ...pay },
          { when: 'scenario.deposit.payQr', after: '1s', ...pay },
        ],
      },
      [/^timeline\[0\]: leads to itself at once/, /^timeline\[1\]: leads to itself at once/],
    ],
    [
      'bounds of a text, and a default outside of its bounds',
      {
        params: {
          wait: { description: 'how long', default: '5s', min: 1 },
          much: { description: 'how much', default: 5, max: 4 },
        },
      },
      ['params.wait: only numbers have min and max', 'params.much: the default is outside of min and max'],
    ],
    [
      'an unknown command, and a safe call, which is none',
      {
        timeline: [
          { when: 'withdraw.creat', ...pay },
          { when: 'wallet.read', ...pay },
        ],
      },
      [
        /^timeline\[0\]\.when: There is no effect, action or event withdraw\.creat, did you mean withdraw\.create\? There is withdraw\.create, .*withdraw\.settle/,
        /^timeline\[1\]\.when: There is no effect, action or event wallet\.read\. There is wallet\./,
      ],
    ],
    [
      'names of an unknown noun, with the nouns in place of all names',
      {
        given: [{ call: 'logout' }],
        timeline: [{ when: 'scenario.deposit.payQR', ...pay }],
      },
      [
        /^given\[0\]\.call: There is no call logout\. There is session\.\*, registration\.\*, [a-z.*, ]+chat\.\*$/,
        /^timeline\[0\]\.when: .* did you mean scenario\.deposit\.payQr\? There is scenario\.deposit\.makeQr, .*Transfer$/,
      ],
    ],
    [
      'a misspelt type of a fault, a misspelt shape of a latency, and a misspelt option',
      {
        faults: [
          { operation: '*', effect: { type: 'eror', code: 'SUCCESS' } },
          { operation: '*', effect: { type: 'latency', latency: { shape: 'fixd', ms: 1 } } },
          { operation: '*', effect: {} },
        ],
      },
      [
        /^faults\[0\]\.effect\.type: .*\|"reorder", did you mean error\?$/,
        'faults[1].effect.latency.shape: Invalid option: expected one of "fixed"|"uniform"|"lognormal", did you mean fixed?',
        /^faults\[2\]\.effect\.type: Invalid option: expected one of "error"\|.*\|"reorder"$/,
      ],
    ],
    [
      'an expectation about a machine that is none',
      { expect: { steps: [], states: [{ of: 'slips', member: demoPhones.rich, is: 'SUCCESS' }] } },
      [/^expect\.states\[0\]\.of: There is no state machine slips, did you mean slip\? There is qr, slip,/],
    ],
    [
      'impossible faults of calls',
      {
        faults: [
          { operation: 'withdraw.create', effect: { type: 'error', code: 'MONEY_NOT_ENOUHG' } },
          { operation: 'withdraws.*', effect: { type: 'duplicate' } },
          { operation: '*', nth: 0, effect: { type: 'duplicate' } },
        ],
      },
      [
        /^faults\[0\]: .*no code of the catalogue, did you mean MONEY_NOT_ENOUGH\? Set .* all the same$/,
        /^faults\[1\]: No call is named withdraws\.\*, did you mean withdraw\.\*\? There is session\.login, /,
        'faults[2]: nth counts from 1, not 0',
      ],
    ],
    [
      'a misspelt journal entry that must not be there',
      { expect: { steps: [], journal: [{ name: 'withdraw.crate', times: 0 }] } },
      [
        /^expect\.journal\[0\]\.name: There is no journal entry withdraw\.crate, did you mean withdraw\.create\?/,
      ],
    ],
    [
      'a game account that no provider has',
      { expect: { steps: [], balances: [{ member: demoPhones.rich, account: 'game:JOKR', is: 0 }] } },
      [/^expect\.balances\[0\]\.account: an account is .* a slot code, did you mean game:JOKER\?$/],
    ],
    [
      'a moment without an offset',
      { clock: { frozenAt: '2026-01-15T12:00:00' } },
      [/^clock\.frozenAt: "2026-01-15T12:00:00" is no moment: write it as 2026-01-15T12:00:00\+07:00$/],
    ],
    [
      'an action among calls at the same time, with its place',
      {
        expect: {
          steps: [
            {
              together: [
                withdraw,
                { action: 'wallet.adjust', params: { member: demoPhones.rich, amount: 5 } },
              ],
            },
          ],
        },
      },
      [
        'expect.steps[0].together[1].call: Name a call',
        'expect.steps[0].together[1].action: unknown key; there is call, as, body, pathParams, file, idempotencyKey, outcome, answer, saveAs',
        'expect.steps[0].together[1].params: unknown key; there is call, as, body, pathParams, file, idempotencyKey, outcome, answer, saveAs',
      ],
    ],
  ] as const)('reports: %s', (_what, more, expected) => {
    const problems = problemsOf(more);
    expect(problems).toHaveLength(expected.length);
    expected.forEach((one, at) =>
      typeof one === 'string' ? expect(problems[at]).toBe(one) : expect(problems[at]).toMatch(one),
    );
  });
});
