import { demoPhones } from '@wallet/contract/demo-members';
import { describe, expect, it } from 'vitest';
import { frozenAt, listenWhileTesting, open } from './control.fixture.ts';

listenWhileTesting();

const member = demoPhones.new;

describe('snapshots', () => {
  it('are saved, listed, loaded repeatedly, and removed', async () => {
    const world = await open();
    const begin = await world.read();
    expect(await world.snapshots.list()).toEqual([]);
    const saved = await world.snapshots.save('before');
    expect(saved).toEqual({ name: 'before', at: frozenAt });
    for (let turn = 0; turn < 2; turn++) {
      await world.deposit.receiveTransfer({ member, channel: 'SCB', amount: 5 });
      await world.clock.advance(60_000);
      expect((await world.read()).stateHash).not.toBe(begin.stateHash);
      expect(await world.snapshots.load('before')).toEqual(begin);
    }
    await world.clock.advance(1_000);
    await world.snapshots.save('later');
    await world.snapshots.save('before');
    const names = (await world.snapshots.list()).map(({ name, at }) => [name, at === frozenAt]);
    expect(names).toEqual([
      ['later', false],
      ['before', false],
    ]);
    const loads = await world.journal.verify({ name: 'snapshots.load', times: 2 });
    expect(loads.isMet).toBe(true);
    await world.snapshots.remove('later');
    await expect(world.snapshots.load('later')).rejects.toMatchObject({
      status: 404,
      message: expect.stringContaining('There is no snapshot later; there is before.'),
    });
    await expect(world.snapshots.save('no name')).rejects.toMatchObject({ status: 422 });
  });

  it('belong to one world, and restore its random generator', async () => {
    const [world, other] = [await open(), await open()];
    await world.snapshots.save('mine');
    await expect(other.snapshots.load('mine')).rejects.toMatchObject({
      message: expect.stringContaining('there is none'),
    });
    const draw = async () => {
      await world.snapshots.load('mine');
      return (await world.deposit.makeQr({ member, provider: 'KBANK', amount: 20 })).id;
    };
    expect(await draw()).toBe(await draw());
  });

  it('are limited per world', async () => {
    const world = await open('empty');
    const names = Array.from({ length: 50 }, (_, count) => `s${count}`);
    await world.batch(names.map((name) => ({ call: 'snapshots.save', body: { name } })));
    await world.snapshots.save('s7');
    await expect(world.snapshots.save('one-more')).rejects.toMatchObject({ status: 409 });
  });
});
