import { expect, test } from 'vitest';
import { ControlError } from './control-error.ts';
import type { FaultRule } from './fault-schema.ts';
import { drawLatency, longestLatency, requireValidRule, type FaultCall } from './fault.ts';
import { sampleWorld } from './world.fixture.ts';

const effect = { type: 'error', code: 'TRANSFER_FAIL' } as const;
const call: FaultCall = {
  operation: 'withdraw.create',
  memberId: 'ann',
  body: { amount: 100, note: { deep: [1, 2] } },
};

/** Returns the numbers of the calls that a rule affects, from 1. */
function hitsOf(
  rule: Omit<FaultRule, 'effect'>,
  calls: readonly FaultCall[] = Array.from({ length: 5 }, () => call),
) {
  const world = sampleWorld();
  world.faults.add({ ...rule, effect });
  return calls.flatMap((made, index) => (world.faults.match(made).length > 0 ? [index + 1] : []));
}

test.each<[string, Omit<FaultRule, 'effect'>, number[]]>([
  ['its operation', { operation: 'withdraw.create' }, [1, 2, 3, 4, 5]],
  ['its noun', { operation: 'withdraw.*' }, [1, 2, 3, 4, 5]],
  ['all', { operation: '*' }, [1, 2, 3, 4, 5]],
  ['another operation', { operation: 'withdraw.createAll' }, []],
  ['another noun', { operation: 'with.*' }, []],
  ['its member', { operation: '*', memberId: 'ann' }, [1, 2, 3, 4, 5]],
  ['another member', { operation: '*', memberId: 'bee' }, []],
  ['part of its body', { operation: '*', body: { note: { deep: [1, 2] } } }, [1, 2, 3, 4, 5]],
  ['another body', { operation: '*', body: { amount: 101 } }, []],
  ['the third call', { operation: '*', nth: 3 }, [3]],
  ['two calls', { operation: '*', times: 2 }, [1, 2]],
  ['never', { operation: '*', probability: 0 }, []],
  ['always', { operation: '*', probability: 1 }, [1, 2, 3, 4, 5]],
])('applies a rule about %s', (_, rule, expected) => {
  expect(hitsOf(rule)).toEqual(expected);
});

test('counts only the matching calls', () => {
  const other = { ...call, memberId: 'bee' };
  expect(hitsOf({ operation: '*', memberId: 'ann', nth: 2 }, [call, other, other, call, call])).toEqual([4]);
});

test('applies a probability by seeded draws', () => {
  const calls = Array.from({ length: 1000 }, () => call);
  const hits = hitsOf({ operation: '*', probability: 0.3 }, calls);
  expect(hits.length / 1000).toBeCloseTo(0.3, 1);
  expect(hitsOf({ operation: '*', probability: 0.3 }, calls)).toEqual(hits);
});

test('returns effects in the order of the rules, with their phase and a drawn latency', () => {
  const { faults } = sampleWorld();
  faults.add({ operation: '*', effect: { type: 'latency', latency: { shape: 'fixed', ms: 120 } } });
  faults.add({ operation: '*', phase: 'after', effect: { type: 'network', how: 'reset' } });
  expect(faults.match(call)).toEqual([
    { ruleId: 'fault-1', phase: 'before', effect: { type: 'latency', ms: 120 } },
    { ruleId: 'fault-2', phase: 'after', effect: { type: 'network', how: 'reset' } },
  ]);
});

const reset = { type: 'network', how: 'reset' } as const;
const rewrite: FaultRule['effect'] = { type: 'rewrite', operations: [{ op: 'remove', path: '/name' }] };
const late = { phase: 'after', effect: reset } as const;

test.each<[string, Omit<FaultRule, 'operation'>[], string[]]>([
  ['an error before another one', [{ effect }, { effect: reset }], ['fault-1']],
  ['an error before the call, and a lost response', [late, { effect }], ['fault-2']],
  ['a lost response before another one', [late, late], ['fault-1']],
  ['an error and a call that arrives twice', [{ effect: { type: 'duplicate' } }, { effect }], ['fault-2']],
  ['a lost response and changes of it', [{ effect: rewrite }, late], ['fault-2']],
  [
    'a dropped message and its copy',
    [{ effect: { type: 'drop' } }, { effect: { type: 'duplicate' } }],
    ['fault-1'],
  ],
  [
    'a call that arrives twice and a lost response',
    [late, { effect: { type: 'duplicate' } }],
    ['fault-2', 'fault-1'],
  ],
])('a rule that another one pre-empts counts the call and keeps its hit: %s', (_, rules, acting) => {
  const { faults } = sampleWorld();
  for (const rule of rules) faults.add({ operation: '*', times: 1, ...rule });
  expect(faults.match(call).map(({ ruleId }) => ruleId)).toEqual(acting);
  expect(faults.list().map(({ id, seen, hits }) => [id, seen, hits])).toEqual(
    rules.map((_rule, index) => [`fault-${index + 1}`, 1, acting.includes(`fault-${index + 1}`) ? 1 : 0]),
  );
});

test('hides rules and counts from the state hash, and resets them with the world', () => {
  const world = sampleWorld();
  const before = world.stateHash();
  world.faults.add({ operation: '*', probability: 0.5, effect });
  world.faults.match(call);
  expect(world.stateHash()).toBe(before);
  world.reset();
  expect(world.faults.list()).toEqual([]);
});

const window = { from: '2026-01-15T12:00:00+07:00', until: '2026-01-15T05:00:00Z' };

test.each([
  { nth: 0 },
  { nth: 1.5 },
  { times: 0 },
  { probability: 1.1 },
  { probability: Number.NaN },
  window,
])('a rule of %o makes no sense', (nonsense) => {
  expect(() => requireValidRule({ operation: '*', effect, ...nonsense })).toThrow(ControlError);
});

test('draws latency within its shape and its limit', () => {
  const world = sampleWorld();
  const draws = (latency: Parameters<typeof drawLatency>[0], count: number) =>
    world.command({ name: 'x' }, () =>
      Array.from({ length: count }, () => drawLatency(latency, world.random)),
    );
  const uniform = draws({ shape: 'uniform', from: 100, to: 200 }, 2000);
  expect(Math.min(...uniform)).toBeGreaterThanOrEqual(100);
  expect(Math.max(...uniform)).toBeLessThanOrEqual(200);
  const sorted = draws({ shape: 'lognormal', median: 300, sigma: 0.5 }, 4000).sort((a, b) => a - b);
  expect(sorted[2000]! / 300).toBeCloseTo(1, 1);
  // One standard deviation above the median: 84.1 % of the responses are faster.
  expect(sorted[3365]! / (300 * Math.exp(0.5))).toBeCloseTo(1, 1);
  expect(draws({ shape: 'fixed', ms: 1e9 }, 1)).toEqual([longestLatency]);
});
