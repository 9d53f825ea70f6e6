import { demoPhones } from '@wallet/contract/demo-members';
import { expect, it } from 'vitest';
import type { ControlledWorld } from './control-client.ts';
import { frozenAt, listenWhileTesting, open } from './control.fixture.ts';

listenWhileTesting();

const account = { bankCode: 'XXX', bankAccountName: 'ANN', bankAccountNo: '5550001111' };
const noBank = 'There is no bank XXX in this market; there is KBANK, SCB, BBL,';

it.each<[string, string, (world: ControlledWorld) => Promise<unknown>]>([
  ['the bank of a new member', noBank, ({ members }) => members.create({ bankAccount: account })],
  [
    'the bank of a member',
    noBank,
    ({ members }) => members.change(demoPhones.rich, { bankAccount: account }),
  ],
  [
    'a blocked address',
    'site.change: blockedIps[0]: Invalid IPv4 address',
    ({ site }) => site.change({ blockedIps: ['10.0.0.0/8'] }),
  ],
  [
    'limits that no amount meets',
    'withdrawMin is at most withdrawMax: 50001 is above 50000.',
    ({ site }) => site.change({ withdrawMin: 50_001 }),
  ],
  [
    'the faults of an unknown provider',
    'site.change: providerFaults.XX: unknown key',
    ({ site }) => site.change({ providerFaults: { XX: ['transfer'] } as never }),
  ],
  [
    'an unknown state',
    'No state is named PIAD, did you mean PAID?',
    ({ states }) => states.list({ machine: 'qr', status: 'PIAD' }),
  ],
  [
    'a state of another machine',
    'No state is named WON; there is',
    ({ states }) => states.list({ machine: 'qr', status: 'WON' }),
  ],
  ['an unknown stream', 'There is no stream spinn; there is spin,', ({ random }) => random.release('spinn')],
  [
    'an outcome that the stream does not have',
    'spin takes numbers from 0 to 7, not 8.',
    ({ random }) => random.force('spin', [0, 8]),
  ],
  [
    'half a digit',
    'random.force: values[0]: Invalid input: expected int, received number',
    ({ random }) => random.force('otp', [1.5]),
  ],
  [
    'an unknown field of a call',
    'worlds.fork: name: unknown key; there is id, seed, at',
    (world) => world.fork({ name: 'mine' } as never),
  ],
  [
    'an unknown field of a latency',
    'faults.add: effect.latency.milliseconds: unknown key; there is shape, ms',
    ({ faults }) =>
      faults.add({
        operation: 'site.info',
        effect: { type: 'latency', latency: { shape: 'fixed', milliseconds: 5 } as never },
      }),
  ],
  [
    'a time without its number of milliseconds',
    'clock.advance: by: write milliseconds: 90000 for 90 seconds',
    ({ clock }) => clock.advance('90s' as never),
  ],
  [
    'a time before the present one',
    `it is ${frozenAt}, not moving to 2026-01-14T12:00:00.000+07:00. Reset or rewind the world to go back.`,
    ({ clock }) => clock.advance({ to: '2026-01-14T12:00:00+07:00' }),
  ],
  [
    'the moment before the first entry',
    'worlds.rewind: to: entries count from 0; a reset returns to the start of the world',
    ({ rewind }) => rewind(-1),
  ],
  [
    'the view of a moment before the first entry',
    'The past is named by the number of a journal entry, from 0 on, not -1; a reset returns to the start.',
    ({ at }) => at(-1).members.read(demoPhones.rich),
  ],
  [
    'the duration of a fault rule',
    'faults.add: for: unknown key; write until with a moment; in a timeline, for stands beside fault',
    ({ faults }) =>
      faults.add({ operation: 'site.info', effect: { type: 'duplicate' }, for: '40s' } as never),
  ],
  [
    'the name of a hold with a space',
    'faults.add: effect.hold: a hold is named with 1 to 64 letters, digits, _ and -',
    ({ faults }) => faults.add({ operation: 'site.info', effect: { type: 'hold', hold: 'the bank' } }),
  ],
  [
    'the reference of a slip',
    'deposit.sendSlip: reference: a reference has 4 to 25 capital letters and digits, as in SLIP0001',
    ({ deposit }) => deposit.sendSlip({ member: demoPhones.rich, reference: 'slip-1' }),
  ],
  ['an unknown hold', 'There is no hold bnak; there is bank, slow.', ({ holds }) => holds.release('bnak')],
])('%s is refused with the names that are known', async (_, message, call) => {
  const world = await open();
  for (const hold of ['bank', 'slow', 'bank'])
    await world.faults.add({ operation: 'site.info', effect: { type: 'hold', hold } });
  await expect(call(world)).rejects.toThrow(message);
});

it('addresses of both kinds can be blocked, and a hold without a call be released', async () => {
  const world = await open();
  const blockedIps = ['192.168.1.7', '::1', '::ffff:127.0.0.1'];
  expect(await world.site.change({ blockedIps })).toMatchObject({ blockedIps });
  await world.faults.add({ operation: 'site.info', effect: { type: 'hold', hold: 'slow' } });
  expect(await world.holds.release('slow')).toEqual({ released: 0 });
  expect(await world.states.list({ status: 'REPLACED' })).toEqual([]);
});
