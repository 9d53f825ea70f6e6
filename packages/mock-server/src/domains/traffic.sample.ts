/** Members, testers and time at random: whatever can happen to a world, in an order nobody thought of. */
import type { OperationId } from '@wallet/contract';
import { slipNotes } from '@wallet/contract/statement';
import { fromBaht, satang } from '@wallet/contract/wire/money';
import * as z from 'zod/mini';
import { encryptOpenSsl } from '../http/openssl-aes.sample.ts';
import { UploadedFile } from '../http/upload.ts';
import type { Dice } from '../world/dice.sample.ts';
import { days, hours, minutes, seconds } from '../world/clock.ts';
import { account } from '../world/account.ts';
import { Failure } from '../world/failure.ts';
import { Refused } from '../world/refused.ts';
import type { Table } from '../world/store.ts';
import type { World } from '../world/world.ts';
import { bonusOffers, promotionOffers } from './bonus/offer.ts';
import { arrivedFile, heads, textMessage } from './chat/chat.sample.ts';
import type { Sent } from './client.sample.ts';
import { call, memberOf } from './client.sample.ts';
import { slipPicture } from './deposit/deposit.seed.ts';
import { qrs } from './deposit/qr.ts';
import { activateGame, findGameAccount } from './game/game.ts';
import { playRound } from './game/play.ts';
import { chatCommands } from './magic.ts';
import { inviterCodeOf } from './invite/invite.ts';
import { members } from './profile/member.ts';
import type { DemoKey } from './profile/profile.seed.ts';
import { draft } from './registration/registration.ways.ts';
import { changeSettings } from './site/site.ts';
import { coupons } from './spin/coupon.ts';
import type { Verb } from './verb.ts';
import { performVerb } from './verb.ts';
import { allVerbs } from './verbs.ts';

/** A call that somebody makes. */
export interface Drawn extends Sent {
  readonly id: OperationId;
}

/** Those who use the world, whatever state they are in. */
export const players = [
  'rich',
  'new',
  'bonus',
  'played',
  'slip',
  'due',
  'spin',
  'thaiName',
  'noBank',
  'noWallet',
] as const satisfies readonly DemoKey[];

/** Accounts at providers: most are open, some are not, some fail, and one is none. */
const slotCodes = ['PG', 'PG', 'PG', 'JOKER', 'STORM', 'LOTUS', 'MIST', 'IMI', 'NOPE'] as const;
const purses = ['wallet', 'wallet', 'wallet', ...slotCodes] as const;

/** Baht: usual ones, ones at a bound, and ones with a fate of their own. */
function drawAmount(dice: Dice): number {
  if (dice.oneIn(3))
    return dice.pick([0.01, 0.99, 1, 99.99, 100, 100.11, 100.12, 100.14, 500.13, 25_000, 50_000.01]);
  return (1 + dice.below(300_000)) / 100;
}

type Draw = (world: World, dice: Dice, as: string) => Omit<Drawn, 'id' | 'as'>;

const nothing: Draw = () => ({});
const amount: Draw = (_world, dice) => ({ body: { amount: drawAmount(dice) } });
const slot: Draw = (_world, dice) => ({ params: { slotCode: dice.pick(slotCodes) } });

interface Owned {
  readonly id: string;
  readonly memberId: string;
}

/** One of a member's own rows, the newest ones mostly; now and then another's, or none. */
function drawRow(
  rows: Pick<Table<Owned>, 'all'>,
  { world, dice, as }: { readonly world: World; readonly dice: Dice; readonly as: string },
): string {
  if (dice.oneIn(10)) return dice.pick(['none', ...rows.all().map(({ id }) => id)]);
  const own = rows.all().filter(({ memberId }) => memberId === memberOf(world, as).id);
  return dice.pick(own.slice(-2))?.id ?? 'none';
}

const draws: { readonly [Id in OperationId]?: Draw } = {
  'wallet.read': nothing,
  'wallet.refresh': nothing,
  'wallet.add': amount,
  'wallet.transfer': (_world, dice) => ({
    body: {
      from: dice.pick(purses),
      to: dice.pick(purses),
      amount: drawAmount(dice),
    },
  }),
  'wallet.transferAll': (_world, dice) => ({ body: { to: dice.pick(purses) } }),
  'withdraw.create': amount,
  'withdraw.createAll': (world, _dice, as) => ({
    body: { amount: Math.max(0.01, world.ledger.balance(account.wallet(memberOf(world, as).id)) / 100) },
  }),
  'deposit.createQr': (_world, dice) => ({
    params: { bankCode: dice.pick(['KBANK', 'WW', 'PAYTIMZ', 'SCB']) },
    body: { amount: drawAmount(dice) },
  }),
  'deposit.qr': (_world, dice) => ({ params: { bankCode: dice.pick(['KBANK', 'WW']) } }),
  'deposit.cancelQr': (world, dice, as) => ({
    params: { qrcodeId: drawRow(qrs(world), { world, dice, as }) },
  }),
  'deposit.sendSlip': (_world, dice) => ({
    body: {
      file: new UploadedFile(
        new Uint8Array(slipPicture(`TRAFFIC${dice.below(40)}`)),
        `${dice.pick(['slip', 'slip-250baht', 'BY_HAND', ...Object.keys(slipNotes)])}.gif`,
        'image/gif',
      ),
    },
  }),
  'deposit.sendLink': (_world, dice) => ({
    body: {
      link: encryptOpenSsl(
        `https://gift.truemoney.com/campaign/?v=abcDEF0123456789${dice.below(60)}${dice.pick(['', 'THB250', 'THB1', 'GONE'])}`,
      ),
    },
  }),
  'game.activate': slot,
  'game.account': slot,
  'game.resetPassword': slot,
  'bonus.list': nothing,
  'bonus.activate': (_world, dice) => ({ params: { code: dice.pick(bonusOffers).code } }),
  'bonus.activatePromotion': (_world, dice) => ({ params: { code: dice.pick(promotionOffers).code } }),
  'bonus.clear': nothing,
  'invite.list': () => ({ body: { page: 1, limit: 10 } }),
  'invite.receive': nothing,
  'refund.check': nothing,
  'refund.receive': nothing,
  'refund.addToWallet': nothing,
  'spin.spin': nothing,
  'spin.coupons': nothing,
  'spin.claim': (world, dice, as) => ({ body: { coupon: drawRow(coupons(world), { world, dice, as }) } }),
  'statement.list': (_world, dice) => ({ body: { page: 1 + dice.below(3), limit: 10 } }),
  'statement.slips': () => ({ body: { page: 1, limit: 10 } }),
  'chat.send': (_world, dice) => ({
    body: textMessage(dice.pick(['hello', ...Object.keys(chatCommands)]), dice.pick(['a', 'b', undefined])),
  }),
  'chat.uploadImage': () => ({ body: { file: arrivedFile(heads['image/png'], 'a.png') } }),
  'chat.history': () => ({ body: { limit: 10, skip: 0 } }),
  'chat.markRead': () => ({ body: {} }),
  'session.login': (world, dice, as) => ({
    body: { username: memberOf(world, as).phone, password: dice.pick(['demo1234', 'demo1234', 'wrong']) },
  }),
  'registration.register': (world, dice, as) => {
    const n = 100_000 + dice.below(800_000);
    return {
      body: {
        ...draft,
        username: `0911${n}`,
        bankAccountNo: `5550${n}`,
        inviteCode: inviterCodeOf(memberOf(world, as)),
      },
    };
  },
  'profile.renameHolder': (_world, dice) => ({
    body: { bankCode: 'KTB', bankAccountName: dice.pick(['LEK', 'เล็ก']) },
  }),
};

const ids = Object.keys(draws) as OperationId[];

/** A call at random, by a player at random. */
export function drawCall(world: World, dice: Dice): Drawn {
  const as = dice.pick(players);
  const id = dice.pick(ids);
  return { id, as, ...draws[id]?.(world, dice, as) };
}

/** What a verb is told, by its schema: a player where it wants one, amounts, and one of each choice. */
function drawBody({ body }: Verb, world: World, dice: Dice): unknown {
  const { properties = {}, required = [] } = z.toJSONSchema(body, { unrepresentable: 'any' }) as {
    readonly properties?: Readonly<
      Record<string, { readonly type?: string; readonly enum?: readonly unknown[] }>
    >;
    readonly required?: readonly string[];
  };
  const told = Object.entries(properties)
    .filter(([name]) => name === 'member' || required.includes(name) || dice.oneIn(2))
    .map(([name, { type, enum: choices }]) => {
      if (name === 'member') return [name, memberOf(world, dice.pick(players)).phone];
      if (choices) return [name, dice.pick(choices)];
      if (type === 'number') return [name, drawAmount(dice)];
      if (type === 'integer') return [name, 1 + dice.below(5)];
      return [name, type === 'boolean' ? dice.oneIn(2) : 'PG'];
    });
  return Object.fromEntries(told);
}

type Steering = (world: World, dice: Dice) => void;

const steered = (world: World, run: () => void): void =>
  world.command({ kind: 'control', name: 'test.steer' }, run);

/** What is done to a world by others than its members. */
const steerings: readonly Steering[] = [
  (world, dice) => {
    const verb = dice.pick(allVerbs);
    performVerb(world, verb, drawBody(verb, world, dice));
  },
  (world, dice) => {
    // Friends that were invited play, too, and open an account for it.
    const member = dice.oneIn(2) ? memberOf(world, dice.pick(players)) : dice.pick(members(world).all());
    const stake = satang(1 + dice.below(dice.pick([20_000, 1_000_000])));
    const round = { stake, won: satang(dice.pick([0, stake, dice.below(2 * stake)])) };
    steered(world, () => {
      if (!findGameAccount(world, member, 'PG')) activateGame(world, member, 'PG');
      const purse = account.game(member.id, 'PG');
      if (dice.oneIn(2))
        world.ledger.adjust({ account: purse, amount: stake, reason: 'a test', memberId: member.id });
      playRound(world, member, 'PG', round);
    });
  },
  (world, dice) => {
    const member = memberOf(world, dice.pick(players));
    const amount = fromBaht(drawAmount(dice));
    const hasGame = findGameAccount(world, member, 'PG') !== undefined;
    const target = hasGame && dice.oneIn(2) ? account.game(member.id, 'PG') : account.wallet(member.id);
    steered(
      world,
      () => void world.ledger.adjust({ account: target, amount, reason: 'a test', memberId: member.id }),
    );
  },
  (world, dice) => {
    const { id, coin } = memberOf(world, dice.pick(players));
    steered(world, () => void members(world).update(id, { coin: coin + dice.below(4) }));
  },
  (world, dice) => {
    const flag = dice.pick(['isInviteActive', 'isRefundActive', 'isSpinActive'] as const);
    steered(world, () => void changeSettings(world, { [flag]: !dice.oneIn(5) }));
  },
  (world, dice) =>
    void world.advance(dice.pick([1, seconds(15), seconds(30), minutes(1), minutes(15), hours(2)])),
  (world, dice) => void (dice.oneIn(10) && world.advance(days(1 + dice.below(3)))),
];

/** Before the traffic: nobody needs a one-time password, and all who can have a game account. */
export function openDoors(world: World): void {
  steered(world, () => void changeSettings(world, { registerOTP: false }));
  for (const as of players)
    if (!findGameAccount(world, memberOf(world, as), 'PG'))
      call(world, 'game.activate', { as, params: { slotCode: 'PG' } });
}

/** One thing happens: mostly a call, else something a member has no hand in. What is refused is refused. */
export function happen(world: World, dice: Dice): void {
  try {
    if (!dice.oneIn(3)) {
      const { id, ...sent } = drawCall(world, dice);
      call(world, id, sent);
    } else dice.pick(steerings)(world, dice);
  } catch (error) {
    if (!(error instanceof Failure || error instanceof Refused)) throw error;
  }
}
