import { demoPhones } from '@wallet/contract/demo-members';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../scenario/scenarios.ts';
import { frozenAt, listenWhileTesting, product, testServer } from './control.fixture.ts';

listenWhileTesting();

const inline = {
  name: 'paid-at-once',
  title: 'A QR code is paid two seconds after it was made.',
  params: { delay: { description: 'how long the bank takes', default: '2s' } },
  timeline: [
    { when: 'deposit.createQr', after: '2s', action: 'deposit.payQr', params: { member: '$member' } },
    {
      after: '1h',
      action: 'deposit.receiveTransfer',
      params: { member: demoPhones.rich, channel: 'SCB', amount: 50 },
    },
  ],
  expect: {
    steps: [
      {
        call: 'deposit.createQr',
        as: demoPhones.rich,
        pathParams: { bankCode: 'KBANK' },
        body: { amount: 100 },
      },
      { wait: '2s' },
      { wait: '1h' },
    ],
    states: [{ of: 'qr', member: demoPhones.rich, is: 'PAID' }],
  },
};

async function balance(world: Awaited<ReturnType<typeof testServer.control.worlds.create>>): Promise<number> {
  const { token } = await world.members.signIn(demoPhones.rich);
  const { body } = await product(world, 'wallet.read', { token });
  return (body['wallet'] as { amount: number }).amount;
}

describe('scenarios over the control API', () => {
  it('are listed with their parameters', async () => {
    const listed = await testServer.control.scenarios.list();
    expect(listed.map(({ name }) => name)).toEqual(scenarios.map(({ name }) => name));
  });

  it('start a world from JSON, and restart it on reset', async () => {
    const world = await testServer.control.worlds.create({ scenario: inline, frozenAt });
    const before = await balance(world);
    for (const _ of [1, 2]) {
      const { token } = await world.members.signIn(demoPhones.rich);
      await product(world, 'deposit.createQr', {
        token,
        params: { bankCode: 'KBANK' },
        body: { amount: 100 },
      });
      await world.clock.advance(2_000);
      expect(await balance(world)).toBe(before + 100);
      await world.clock.advance(3_600_000);
      expect(await balance(world)).toBe(before + 150);
      await world.reset();
    }
    expect(await balance(world)).toBe(before);
  });

  it('are run', async () => {
    expect(await testServer.control.scenarios.run({ scenario: inline })).toEqual({
      scenario: 'paid-at-once',
      isMet: true,
      steps: 3,
      problems: [],
    });
    expect((await testServer.control.scenarios.run({ scenario: 'default' })).isMet).toBe(true);
  });

  it('are validated', async () => {
    expect(await testServer.control.scenarios.check(inline)).toEqual({ problems: [] });
    const { problems } = await testServer.control.scenarios.check({ ...inline, name: 'Paid' });
    expect(problems).toEqual(['name: a scenario is named in lower case with dashes']);
    await expect(testServer.control.worlds.create({ scenario: { name: 'x' } })).rejects.toThrow('title: ');
    await expect(
      testServer.control.worlds.create({ scenario: inline, params: { dely: '1s' } }),
    ).rejects.toThrow('The scenario paid-at-once has no parameter dely; there is delay.');
  });
});
