/** Calls in flight when their world is replaced. */
import { demoPhones } from '@wallet/contract/demo-members';
import { describe, expect, it, vi } from 'vitest';
import { requestOf } from '../client/calls.ts';
import { overHttp } from '../client/http.ts';
import { sharedOrigins } from '../origins.fixture.ts';
import { createServer } from '../server.ts';
import { createControl, type ControlledWorld } from './control-client.ts';
import { listenWhileTesting, open, product, testServer } from './control.fixture.ts';
import type { FaultRule } from '../world/fault-schema.ts';

listenWhileTesting();

const replacements: readonly [string, (world: ControlledWorld) => Promise<unknown>][] = [
  ['reset', (world) => world.reset()],
  ['snapshot load', (world) => world.snapshots.load('before')],
  ['rewind', async (world) => world.rewind((await world.history()).newest)],
  ['delete', (world) => world.remove()],
];
const slow: readonly [string, FaultRule['effect']][] = [
  ['held', { type: 'hold', hold: 'bank' }],
  ['delayed', { type: 'latency', latency: { shape: 'fixed', ms: 300_000 } }],
];

describe.each(replacements)('%s', (_way, replace) => {
  it.each(
    slow.flatMap(([name, effect]) => [[name, 'before', effect] as const, [name, 'after', effect] as const]),
  )(
    'ends a call that is %s %s its effect, without an effect on the new world',
    async (_name, phase, effect) => {
      const world = await open();
      const { token } = await world.members.signIn(demoPhones.rich);
      await world.snapshots.save('before');
      const fresh = testServer.server.worlds.get(world.id);
      await world.faults.add({ operation: 'withdraw.create', phase, effect });
      const inFlight = product(world, 'withdraw.create', { token, body: { amount: 500 } });
      expect((await world.journal.wait({ name: 'withdraw.create', kind: 'fault' })).isMet).toBe(true);
      await replace(world);
      const hash = fresh?.stateHash();
      const response = await inFlight;
      expect([response.status, response.body]).toEqual([409, { message: 'REQUEST_LIMIT' }]);
      expect(fresh?.stateHash()).toBe(hash);
      expect(testServer.server.deferredResponses.list(fresh as never)).toEqual([]);
    },
  );

  it('ends a control call that waits', async () => {
    const world = await open();
    await world.snapshots.save('before');
    const listen = vi.spyOn(testServer.server.worlds.get(world.id)!.journal, 'listen');
    const waiting = world.journal.wait({ name: 'withdraw.create' });
    const ended = expect(waiting).rejects.toMatchObject({ status: 409 });
    await vi.waitFor(() => expect(listen).toHaveBeenCalled());
    await replace(world);
    await ended;
  });
});

it('ends a call that another hold would keep', async () => {
  const world = await open();
  for (const hold of ['bank', 'till'])
    await world.faults.add({ operation: 'site.info', effect: { type: 'hold', hold } });
  const inFlight = product(world, 'site.info');
  await world.journal.wait({ name: 'site.info', kind: 'fault', times: 2 });
  await world.reset();
  expect((await inFlight).status).toBe(409);
});

it('a server that stops responds to a call that another hold would keep', async () => {
  const server = await createServer({ parts: { origins: sharedOrigins } });
  const control = createControl({ baseUrl: await server.listen() });
  const world = control.worlds.of('default');
  for (const hold of ['bank', 'till'])
    await world.faults.add({ operation: 'site.info', effect: { type: 'hold', hold } });
  const inFlight = overHttp(control.baseUrl)(requestOf('site.info'));
  await world.journal.wait({ name: 'site.info', kind: 'fault', times: 2 });
  await server.close();
  expect((await inFlight).status).toBe(200);
});

it('a call of another world continues', async () => {
  const [one, other] = [await open(), await open()];
  const { token } = await other.members.signIn(demoPhones.rich);
  await other.faults.add({ operation: 'withdraw.create', effect: { type: 'hold', hold: 'bank' } });
  const inFlight = product(other, 'withdraw.create', { token, body: { amount: 500 } });
  await other.journal.wait({ name: 'withdraw.create', kind: 'fault' });
  await one.reset();
  await other.holds.release('bank');
  expect((await inFlight).status).toBe(200);
});

it('a call after the reset belongs to the new world', async () => {
  const world = await open();
  await world.reset();
  await world.faults.add({ operation: 'withdraw.create', effect: { type: 'hold', hold: 'bank' } });
  const { token } = await world.members.signIn(demoPhones.rich);
  const inFlight = product(world, 'withdraw.create', { token, body: { amount: 500 } });
  await world.journal.wait({ name: 'withdraw.create', kind: 'fault' });
  await world.holds.release('bank');
  expect((await inFlight).status).toBe(200);
});

it('a call whose entry a reset removed has none in the traffic', async () => {
  const world = await open();
  const { token } = await world.members.signIn(demoPhones.rich);
  await world.faults.add({
    operation: 'withdraw.create',
    phase: 'after',
    effect: { type: 'hold', hold: 'bank' },
  });
  const inFlight = product(world, 'withdraw.create', { token, body: { amount: 500 } });
  await world.journal.wait({ name: 'withdraw.create', kind: 'call' });
  await world.reset();
  await inFlight;
  const [row, ...others] = await world.traffic.list();
  expect(others).toEqual([]);
  expect(row).toMatchObject({ operation: 'withdraw.create', status: 409 });
  expect(row).not.toHaveProperty('entry');
});
