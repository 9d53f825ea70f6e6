import { demoPhones } from '@wallet/contract/demo-members';
import { describe, expect, test } from 'vitest';
import { UploadedFile } from '../http/upload.ts';
import { minutes } from '../world/clock.ts';
import { ControlError } from '../world/control-error.ts';
import type { World } from '../world/world.ts';
import { call } from './domain-client.fixture.ts';
import { openWorld } from './demo.fixture.ts';
import { slipPicture } from './deposit/deposit.seed.ts';
import { paidAfter, qrLife } from './deposit/qr.ts';
import { reviewAfter } from './deposit/slip.ts';
import { machineNames, machines, type MachineName, type Stated } from './machines.ts';
import { pendingOtp } from './registration/otp.ts';
import { couponLife } from './spin/coupon.ts';
import { perform } from './action-examples.fixture.ts';
import { settleAfter } from './withdraw/withdraw.ts';

const as = 'new';
const member = demoPhones.new;
const phoneNumber = '0911111111';

const makeQr = (amount: number) => (world: World) =>
  call(world, 'deposit.createQr', { as, params: { bankCode: 'KBANK' }, body: { amount } });

const sendSlip = (name: string) => (world: World) =>
  call(world, 'deposit.sendSlip', {
    as,
    body: { file: new UploadedFile(new Uint8Array(slipPicture('TEST0001')), name, 'image/gif') },
  });

const withdraw = (amount: number) => (world: World) =>
  call(world, 'withdraw.create', { as: 'rich', body: { amount } });

const takeBonus = (world: World) => call(world, 'bonus.activate', { as, params: { code: 'LOYAL' } });
const clearBonus = (world: World) => call(world, 'bonus.clear', { as });

function winCoupon(world: World) {
  perform(world, 'spin.forcePrize', { prize: 'CASH50' });
  call(world, 'spin.spin', { as: 'spin' });
}

const sendOtp = (world: World) => call(world, 'registration.sendOtp', { body: { phoneNumber } });

/** Plays a bonus to its end and transfers the money back. */
function stakeAll(world: World) {
  perform(world, 'game.openAccount', { member, slot: 'PG' });
  perform(world, 'wallet.adjust', { member, place: 'PG', amount: 10_000 });
  perform(world, 'game.playRound', { member, slot: 'PG', stake: 10_000, won: 10_000 });
}

const wait = (milliseconds: number) => (world: World) => world.advance(milliseconds);

/** The calls, rounds and time that bring a new row into a state. */
interface Trigger {
  readonly begin: (world: World) => unknown;
  readonly trigger: (world: World, id: string) => unknown;
}

/** The trigger of each transition. */
const triggers: Record<MachineName, Record<string, Trigger>> = {
  qr: {
    'OPEN → PAID': { begin: makeQr(20.11), trigger: wait(paidAfter) },
    'OPEN → EXPIRED': { begin: makeQr(20), trigger: wait(qrLife) },
    'OPEN → CANCELLED': {
      begin: makeQr(20),
      trigger: (world, qrcodeId) => call(world, 'deposit.cancelQr', { as, params: { qrcodeId } }),
    },
    'OPEN → REPLACED': { begin: makeQr(20), trigger: makeQr(30) },
  },
  slip: {
    'in progress → SUCCESS': { begin: sendSlip('slip.gif'), trigger: wait(reviewAfter) },
    'in progress → FAILED': { begin: sendSlip('slip-NOT_MATCH.gif'), trigger: wait(reviewAfter) },
  },
  withdrawal: {
    'WAITING → PAID': { begin: withdraw(100), trigger: (world) => world.advance(settleAfter(world)) },
    'WAITING → REJECTED': { begin: withdraw(100.13), trigger: (world) => world.advance(settleAfter(world)) },
  },
  bonus: {
    'ACTIVE → PLAYED': { begin: takeBonus, trigger: stakeAll },
    'ACTIVE → CANCELLED': { begin: takeBonus, trigger: clearBonus },
    'PLAYED → ENDED': { begin: (world) => (takeBonus(world), stakeAll(world)), trigger: clearBonus },
  },
  coupon: {
    'WON → CLAIMED': {
      begin: winCoupon,
      trigger: (world, coupon) => call(world, 'spin.claim', { as: 'spin', body: { coupon } }),
    },
    'WON → EXPIRED': { begin: winCoupon, trigger: wait(couponLife) },
  },
  otp: {
    'SENT → VERIFIED': {
      begin: sendOtp,
      trigger: (world, otpToken) =>
        call(world, 'registration.verifyOtp', {
          body: { otpToken, otpCode: pendingOtp(world, phoneNumber)?.code },
        }),
    },
    'SENT → REPLACED': { begin: (world) => (sendOtp(world), world.advance(minutes(1))), trigger: sendOtp },
    'SENT → EXPIRED': { begin: sendOtp, trigger: wait(minutes(5)) },
  },
};

const move = (from: string, to: string) => `${from} → ${to}`;

/** Returns the row that a trigger created: the newest of its kind. */
function createdRow(world: World, name: MachineName, { begin }: Trigger): Stated {
  begin(world);
  const row = machines[name].rows(world).at(-1);
  if (!row) throw new Error(`There is no ${name}.`);
  return row;
}

const statusOf = (world: World, name: MachineName, id: string) =>
  machines[name].rows(world).find((row) => row.id === id)?.status;

/** Returns a world with a row in a state, reached by its triggers. */
function reach(name: MachineName, state: string): { world: World; row: Stated } {
  const world = openWorld();
  const [to] = Object.entries(triggers[name]).filter(([key]) => key.endsWith(`→ ${state}`));
  const [from] = Object.entries(triggers[name]).filter(([key]) => key.startsWith(`${state} →`));
  if (from) return { world, row: createdRow(world, name, from[1]) };
  if (!to) throw new Error(`Nothing leads to ${state}.`);
  const { id } = createdRow(world, name, to[1]);
  to[1].trigger(world, id);
  const row = machines[name].rows(world).find((one) => one.id === id);
  if (!row) throw new Error(`The ${name} is lost.`);
  return { world, row };
}

describe.each(machineNames)('%s', (name) => {
  const { machine } = machines[name];
  const declared = machine.states.flatMap((from) =>
    machine.transitionsFrom(from).map((one) => ({ from, ...one, key: move(from, one.to) })),
  );

  test('has a trigger for every transition of its table, and no other', () => {
    expect(Object.keys(triggers[name])).toEqual(declared.map(({ key }) => key));
  });

  test.each(Object.entries(triggers[name]))('goes %s by its trigger', (key, completed) => {
    const world = openWorld();
    const { id, status } = createdRow(world, name, completed);
    completed.trigger(world, id);
    expect(move(status, statusOf(world, name, id) ?? '')).toBe(key);
  });

  test.each(declared.filter(({ action }) => action !== undefined))(
    'goes $key by $action',
    ({ from, to, ...how }) => {
      const { world, row } = reach(name, from);
      expect(row.status).toBe(from);
      perform(world, how.action ?? '', { [name]: row.id, ...how.params });
      expect(statusOf(world, name, row.id)).toBe(to);
    },
  );

  test.each(machine.states)(
    'that is %s moves no other way, and nothing happens when it is tried',
    (state) => {
      const { world, row } = reach(name, state);
      expect(row.status).toBe(state);
      for (const to of machine.states.filter((other) => !machine.canBecome(state, other))) {
        expect(() => machine.requireTransition(state, to)).toThrow(ControlError);
        const before = world.stateHash();
        for (const { action, params: more } of declared.filter(
          (one) => one.to === to && one.action !== undefined,
        )) {
          expect(() => perform(world, action ?? '', { [name]: row.id, ...more })).toThrow(ControlError);
        }
        expect(world.stateHash()).toBe(before);
      }
    },
  );
});
