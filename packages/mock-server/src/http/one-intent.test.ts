import type { OperationId } from '@wallet/contract';
import { describe, expect, it } from 'vitest';
import { withBonus } from '../domains/bonus/rewards.fixture.ts';
import { arrivedFile } from '../domains/chat/chat.fixture.ts';
import { memberOf } from '../domains/domain-client.fixture.ts';
import { slipPicture } from '../domains/deposit/deposit.seed.ts';
import { payQr, qrs } from '../domains/deposit/qr.ts';
import { coupons } from '../domains/spin/coupon.ts';
import { account } from '../world/account.ts';
import { minutes } from '../world/clock.ts';
import type { World } from '../world/world.ts';
import { openServer, send, tokenFor, newWorld } from './http.fixture.ts';
import { encryptOpenSsl } from './openssl-aes.fixture.ts';

const server = await openServer();

/** A call that moves money, and the result of thirty at once. */
interface Moving {
  readonly id: OperationId;
  /** The demo member who makes the call. */
  readonly as: Parameters<typeof memberOf>[1];
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: unknown | ((world: World) => unknown);
  /** The change of wallet and bonuses in baht, by one intent and by a crowd of intents. */
  readonly gain: readonly [one: number, crowd: number];
  /** The number of successful intents of a crowd. */
  readonly worked: number;
  /** Prepares the world. */
  readonly given?: (world: World) => void;
  /** Runs after the calls, before the check of the money. */
  readonly then?: (world: World) => void;
}

const gift = encryptOpenSsl('https://gift.truemoney.com/campaign/?v=abcDEF0123456789zz');

const coupon = (world: World): unknown => ({
  coupon: coupons(world)
    .by('memberId', memberOf(world, 'spin').id)
    .find(({ prizeCode }) => prizeCode === 'CASH50')?.id,
});

const pay = (world: World): void =>
  void world.command({ kind: 'control', name: 'test.pay' }, () => {
    const open = qrs(world).where(({ status }) => status === 'OPEN');
    expect(open).toHaveLength(1);
    payQr(world, open[0]?.id ?? '');
  });

const moving: readonly Moving[] = [
  {
    id: 'wallet.transfer',
    as: 'rich',
    body: { from: 'wallet', to: 'PG', amount: 1_000 },
    gain: [-1_000, -25_000],
    worked: 25,
  },
  { id: 'wallet.transferAll', as: 'rich', body: { to: 'wallet' }, gain: [2_510.5, 2_510.5], worked: 1 },
  { id: 'wallet.add', as: 'due', body: { amount: 60 }, gain: [48, 96], worked: 2 },
  { id: 'withdraw.create', as: 'rich', body: { amount: 1_000 }, gain: [-1_000, -25_000], worked: 25 },
  { id: 'withdraw.createAll', as: 'rich', body: { amount: 25_000 }, gain: [-25_000, -25_000], worked: 1 },
  { id: 'deposit.sendLink', as: 'rich', body: { link: gift }, gain: [100, 100], worked: 1 },
  {
    id: 'deposit.sendSlip',
    as: 'rich',
    body: { file: arrivedFile(new Uint8Array(slipPicture('INTENT01')), 'slip.gif') },
    gain: [100, 100],
    worked: 5,
    then: (world) => void world.advance(minutes(1)),
  },
  {
    id: 'deposit.createQr',
    as: 'rich',
    params: { bankCode: 'KBANK' },
    body: { amount: 300 },
    gain: [300, 300],
    worked: 10,
    then: pay,
  },
  { id: 'invite.receive', as: 'due', gain: [150, 150], worked: 1 },
  { id: 'refund.receive', as: 'due', gain: [320.5, 320.5], worked: 1 },
  { id: 'refund.addToWallet', as: 'due', gain: [256.4, 256.4], worked: 1 },
  { id: 'bonus.activate', as: 'new', params: { code: 'LOYAL' }, gain: [50, 50], worked: 1 },
  {
    id: 'bonus.clear',
    as: 'new',
    given: (world) => void withBonus(world, 'new'),
    gain: [-50, -50],
    // A repeated cancellation succeeds without an effect.
    worked: 30,
  },
  { id: 'bonus.activatePromotion', as: 'new', params: { code: 'SABAI50' }, gain: [50, 50], worked: 1 },
  { id: 'spin.spin', as: 'spin', gain: [0, 0], worked: 5 },
  { id: 'spin.claim', as: 'spin', body: coupon, gain: [50, 50], worked: 1 },
];

const crowd = 30;

/** Sends one request thirty times at once. Returns the result. */
async function rush({ id, as, params, body, given, then }: Moving, keyOf: (n: number) => string | undefined) {
  const world = newWorld(server.worlds);
  given?.(world);
  const member = memberOf(world, as);
  const token = tokenFor(world, member.phone);
  const has = (): number =>
    world.ledger.balance(account.wallet(member.id)) + world.ledger.balance(account.bonus(member.id));
  const before = has();
  const sent: unknown = typeof body === 'function' ? body(world) : body;
  const responses = await Promise.all(
    Array.from({ length: crowd }, (_, n) =>
      send(server, id, { world, token, intent: keyOf(n), body: sent, ...(params && { params }) }),
    ),
  );
  const worked = world.journal.verify({ name: id, outcome: 'ok' }).count;
  then?.(world);
  expect(world.audit()).toEqual([]);
  server.worlds.remove(world.id);
  return { responses, worked, gained: has() - before };
}

describe.each(moving)('$id, thirty times at once', (one) => {
  const [ofOne, ofAll] = one.gain.map((baht) => Math.round(baht * 100));

  it('has one effect and one response under one Idempotency-Key', async () => {
    const { responses, worked, gained } = await rush(one, () => 'one intent');
    expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect([worked, gained]).toEqual([1, ofOne]);
  });

  it('never moves more than the balance, without a key and with a different key each', async () => {
    const { responses, worked, gained } = await rush(one, (n) => (n % 2 ? `intent ${n}` : undefined));
    expect([worked, gained]).toEqual([one.worked, ofAll]);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(one.worked);
    expect(responses.filter(({ status }) => status >= 500)).toEqual([]);
  });
});
