import { demoPhones } from '@wallet/contract/demo-members';
import type { ControlledWorld } from '@wallet/mock-server/control/control-methods';
import { listenWhileTesting, open, product, testServer } from '@wallet/mock-server/control/control.fixture';
import { expect, it } from 'vitest';
import { recordScenario } from './record.ts';

listenWhileTesting();

/** Returns the problems of the self-test of what was done in a world. */
async function problemsOf(world: ControlledWorld): Promise<readonly string[]> {
  const { control } = testServer;
  const live = { world, present: world, exchanges: await world.traffic.list() };
  const scenario = await recordScenario(live, await control.calls());
  return (await control.scenarios.run({ scenario: scenario as never })).problems;
}

it('contains the time after the last call, in which a QR code is paid', async () => {
  const world = await open();
  const { token } = await world.members.signIn(demoPhones.new);
  await product(world, 'deposit.createQr', {
    token,
    params: { bankCode: 'KBANK' },
    body: { amount: 100.11 },
  });
  await world.clock.advance(20_000);
  expect(await problemsOf(world)).toEqual([]);
});

it('says that it lacks the actions of the console', async () => {
  const world = await open();
  const { title } = (await recordScenario(
    { world, present: world, exchanges: await world.traffic.list() },
    await testServer.control.calls(),
  )) as { title: string };
  expect(title).toBe(`What members did in ${world.id}, without the actions of the console.`);
});

it('has the seed of the world, so that the ids in later calls are the same', async () => {
  const world = await open();
  const { token } = await world.members.signIn(demoPhones.new);
  const made = await product(world, 'deposit.createQr', {
    token,
    params: { bankCode: 'KBANK' },
    body: { amount: 100 },
  });
  const { qrcodeId } = made.body as { qrcodeId: string };
  await product(world, 'deposit.cancelQr', { token, params: { qrcodeId } });
  expect(await problemsOf(world)).toEqual([]);
});

it('has the faults of its calls, and repeats an intent once', async () => {
  const world = await open();
  const { token } = await world.members.signIn(demoPhones.rich);
  await world.faults.add({
    operation: 'withdraw.create',
    nth: 1,
    phase: 'after',
    effect: { type: 'network', how: 'close' },
  });
  await world.faults.add({ operation: 'wallet.read', effect: { type: 'malformed', how: 'html' } });
  const again = { token, body: { amount: 500 }, intent: '0f3c5a7e9b1d2f406182a4c6e8f00112' };
  await expect(product(world, 'withdraw.create', again)).rejects.toThrow();
  await product(world, 'withdraw.create', again);
  await product(world, 'wallet.read', { token });
  expect(await problemsOf(world)).toEqual([]);
});

it('sends a picture in place of an upload', async () => {
  const world = await open();
  const { token } = await world.members.signIn(demoPhones.new);
  const file = new File([Buffer.from('GIF89a')], 'slip.gif', { type: 'image/gif' });
  await product(world, 'deposit.sendSlip', { token, body: { file } });
  expect(await problemsOf(world)).toEqual([]);
});
