/** Refusals of scenarios that name the way out, and runs of scenarios with faults of the socket. */
import { demoPhones } from '@wallet/contract/demo-members';
import { expect, it } from 'vitest';
import { runScenario } from './run-scenario.ts';
import { readScenario } from './scenario-json.ts';
import type { Scenario } from './scenario-schema.ts';

const { rich } = demoPhones;
const named = { name: 'advised', title: 'It needs advice.' };
const look = { call: 'wallet.read', as: rich } as const;

it.each<[string, object, string]>([
  [
    'a moment before the world starts',
    { given: [{ mark: 'start' }] },
    'given[0].mark: only expect.steps has it: move it there',
  ],
  [
    'a return before the world starts',
    { given: [look, { rewind: 'start' }] },
    'given[1].rewind: only expect.steps has it: move it there',
  ],
  [
    'calls together before the world starts',
    { given: [{ together: [look, look] }] },
    'given[0].together: only expect.steps has it: move it there',
  ],
  [
    'a moment before the world starts, beside another mistake',
    { given: [{ mark: 'start' }], expect: { steps: 'none' } },
    'given[0].mark: only expect.steps has it: move it there; expect.steps: Invalid input: expected array, received string',
  ],
  [
    'the duration of a fault in its rule',
    {
      timeline: [
        { after: '1s', fault: { operation: 'wallet.read', for: '40s', effect: { type: 'duplicate' } } },
      ],
    },
    'timeline[0].fault.for: unknown key; write until with a moment; in a timeline, for stands beside fault',
  ],
  [
    'the reference of a drawn slip',
    { given: [{ call: 'deposit.sendSlip', file: { name: 'a.gif', reference: 'a-1' } }] },
    'given[0].file.reference: a reference has 4 to 32 letters and digits, as in SLIP0001',
  ],
])('%s is refused with advice', (_what, more, problem) => {
  expect(() => readScenario({ ...named, ...more })).toThrow(`The scenario is invalid: ${problem}.`);
});

const problemsOfRun = async (more: Partial<Scenario>): Promise<readonly string[]> =>
  (await runScenario({ ...named, ...more })).problems;

it('a session from after a mark names the action that signs in again', async () => {
  const steps = [{ mark: 'start' }, look, { rewind: 'start' }, look];
  expect(await problemsOfRun({ expect: { steps } })).toEqual([
    `expect.steps[3], call wallet.read as ${rich}: expected ok, got EXPIRED_AUTH_TOKEN; the session has ended, as after a rewind: sign in again with the action members.signIn`,
  ]);
});

it('a return without a mark names the step that it needs', async () => {
  expect(await problemsOfRun({ expect: { steps: [{ rewind: 'start' }] } })).toEqual([
    'expect.steps[0], rewind start: There is no mark start: write the step mark before.',
  ]);
});

it('a run passes with faults of the socket, which it never opens', async () => {
  const faults = [
    { operation: 'socket.connect', effect: { type: 'refuse' } },
    { operation: 'socket.messaging', effect: { type: 'drop' } },
  ] as const;
  expect(await problemsOfRun({ faults, expect: { steps: [look] } })).toEqual([]);
});
