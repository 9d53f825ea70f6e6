import { expect, it } from 'vitest';
import { listenWhileTesting, open } from './control.fixture.ts';
import type { FaultRule } from '../world/fault-schema.ts';

listenWhileTesting();

it.each<FaultRule['effect']>([
  { type: 'answer', status: 502, headers: { 'retry-after': '5' }, text: 'Bad gateway', breaksContract: true },
  { type: 'answer', status: 200, json: null, breaksContract: true },
  { type: 'error', code: 'ยังไม่เปิด', breaksContract: true },
  {
    type: 'rewrite',
    operations: [
      { op: 'set', path: '/name', value: { any: [null] } },
      { op: 'add', path: '/new', value: 1.005 },
      { op: 'remove', path: '/website' },
    ],
  },
])('a rule is returned unchanged: %o', async (effect) => {
  const world = await open('empty');
  await world.faults.add({ operation: 'site.info', effect });
  expect(await world.faults.list()).toEqual([
    { id: 'fault-1', operation: 'site.info', effect, seen: 0, hits: 0 },
  ]);
});
