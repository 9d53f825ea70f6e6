/** Random traffic: calls of members, actions and passing time, in random order. */
import type { OperationId } from '@wallet/contract';
import { demoPassword } from '@wallet/contract/demo-members';
import { slipNotes } from '@wallet/contract/statement';
import { satang } from '@wallet/contract/wire/money';
import { baht } from '@wallet/contract/wire/money.fixture';
import * as z from 'zod/mini';
import { encryptOpenSsl } from '../http/openssl-aes.fixture.ts';
import { UploadedFile } from '../http/upload.ts';
import type { SeededChoices } from '../world/seeded-choices.fixture.ts';
import { days, hours, minutes, seconds } from '../world/clock.ts';
import { account } from '../world/account.ts';
import { DomainError } from '../world/domain-error.ts';
import { ControlError } from '../world/control-error.ts';
import type { Table } from '../world/store.ts';
import type { World } from '../world/world.ts';
import { bonusOffers, promotionOffers } from './bonus/offer.ts';
import { arrivedFile, heads, textMessage } from './chat/chat.fixture.ts';
import { call, memberOf, set, steer, type Sent } from './domain-client.fixture.ts';
import { slipPicture } from './deposit/deposit.seed.ts';
import { qrs } from './deposit/qr.ts';
import { activateGame, findGameAccount } from './game/game.ts';
import { playRound } from './game/play.ts';
import { chatCommands } from './magic.ts';
import { inviteCodeOf } from '@wallet/contract/profile';
import { members } from './profile/member.ts';
import type { DemoKey } from './profile/profile.seed.ts';
import { draft } from './registration/registration-cases.fixture.ts';
import { coupons } from './spin/coupon.ts';
import { performAction, type Action } from './action.ts';
import { allActions } from './actions.ts';

/** A random call. */
export interface RandomCall extends Sent {
  readonly id: OperationId;
}

/** The members of the traffic, in various states. */
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

/** Slot codes: most are active, some are not, some fail, and one is unknown. */
const slotCodes = ['PG', 'PG', 'PG', 'JOKER', 'STORM', 'LOTUS', 'MIST', 'IMI', 'NOPE'] as const;
const accountNames = ['wallet', 'wallet', 'wallet', ...slotCodes] as const;

/** Returns an amount in baht: an ordinary one, a boundary value, or a magic one. */
function drawAmount(choices: SeededChoices): number {
  if (choices.oneIn(3))
    return choices.pick([0.01, 0.99, 1, 99.99, 100, 100.11, 100.12, 100.14, 500.13, 25_000, 50_000.01]);
  return (1 + choices.below(300_000)) / 100;
}

type Draw = (world: World, choices: SeededChoices, as: string) => Omit<RandomCall, 'id' | 'as'>;

const nothing: Draw = () => ({});
const amount: Draw = (_world, choices) => ({ body: { amount: drawAmount(choices) } });
const slot: Draw = (_world, choices) => ({ params: { slotCode: choices.pick(slotCodes) } });

interface Owned {
  readonly id: string;
  readonly memberId: string;
}

/** Returns the id of one of a member's newest rows, sometimes of another's, or none. */
function drawRow(
  rows: Pick<Table<Owned>, 'all'>,
  { world, choices, as }: { readonly world: World; readonly choices: SeededChoices; readonly as: string },
): string {
  if (choices.oneIn(10)) return choices.pick(['none', ...rows.all().map(({ id }) => id)]);
  const own = rows.all().filter(({ memberId }) => memberId === memberOf(world, as).id);
  return choices.pick(own.slice(-2))?.id ?? 'none';
}

const draws: { readonly [Id in OperationId]?: Draw } = {
  'wallet.read': nothing,
  'wallet.refresh': nothing,
  'wallet.add': amount,
  'wallet.transfer': (_world, choices) => ({
    body: {
      from: choices.pick(accountNames),
      to: choices.pick(accountNames),
      amount: drawAmount(choices),
    },
  }),
  'wallet.transferAll': (_world, choices) => ({ body: { to: choices.pick(accountNames) } }),
  'withdraw.create': amount,
  'withdraw.createAll': (world, _dice, as) => ({
    body: { amount: Math.max(0.01, world.ledger.balance(account.wallet(memberOf(world, as).id)) / 100) },
  }),
  'deposit.createQr': (_world, choices) => ({
    params: { bankCode: choices.pick(['KBANK', 'WW', 'PAYTIMZ', 'SCB']) },
    body: { amount: drawAmount(choices) },
  }),
  'deposit.qr': (_world, choices) => ({ params: { bankCode: choices.pick(['KBANK', 'WW']) } }),
  'deposit.cancelQr': (world, choices, as) => ({
    params: { qrcodeId: drawRow(qrs(world), { world, choices, as }) },
  }),
  'deposit.sendSlip': (_world, choices) => ({
    body: {
      file: new UploadedFile(
        new Uint8Array(slipPicture(`TRAFFIC${choices.below(40)}`)),
        `${choices.pick(['slip', 'slip-250baht', 'BY_HAND', ...Object.keys(slipNotes)])}.gif`,
        'image/gif',
      ),
    },
  }),
  'deposit.sendLink': (_world, choices) => ({
    body: {
      link: encryptOpenSsl(
        `https://gift.truemoney.com/campaign/?v=abcDEF0123456789${choices.below(60)}${choices.pick(['', 'THB250', 'THB1', 'GONE'])}`,
      ),
    },
  }),
  'game.activate': slot,
  'game.account': slot,
  'game.resetPassword': slot,
  'bonus.list': nothing,
  'bonus.activate': (_world, choices) => ({ params: { code: choices.pick(bonusOffers).code } }),
  'bonus.activatePromotion': (_world, choices) => ({ params: { code: choices.pick(promotionOffers).code } }),
  'bonus.clear': nothing,
  'invite.list': () => ({ body: { page: 1, limit: 10 } }),
  'invite.receive': nothing,
  'refund.check': nothing,
  'refund.receive': nothing,
  'refund.addToWallet': nothing,
  'spin.spin': nothing,
  'spin.coupons': nothing,
  'spin.claim': (world, choices, as) => ({
    body: { coupon: drawRow(coupons(world), { world, choices, as }) },
  }),
  'statement.list': (_world, choices) => ({ body: { page: 1 + choices.below(3), limit: 10 } }),
  'statement.slips': () => ({ body: { page: 1, limit: 10 } }),
  'chat.send': (_world, choices) => ({
    body: textMessage(
      choices.pick(['hello', ...Object.keys(chatCommands)]),
      choices.pick(['a', 'b', undefined]),
    ),
  }),
  'chat.uploadImage': () => ({ body: { file: arrivedFile(heads['image/png'], 'a.png') } }),
  'chat.history': () => ({ body: { limit: 10, skip: 0 } }),
  'chat.markRead': () => ({ body: {} }),
  'session.login': (world, choices, as) => ({
    body: {
      username: memberOf(world, as).phone,
      password: choices.pick([demoPassword, demoPassword, 'wrong']),
    },
  }),
  'registration.register': (world, choices, as) => {
    const n = 100_000 + choices.below(800_000);
    return {
      body: {
        ...draft,
        username: `0911${n}`,
        bankAccountNo: `5550${n}`,
        inviteCode: inviteCodeOf(memberOf(world, as).id),
      },
    };
  },
  'profile.renameHolder': (_world, choices) => ({
    body: { bankCode: 'KTB', bankAccountName: choices.pick(['LEK', 'เล็ก']) },
  }),
};

const ids = Object.keys(draws) as OperationId[];

/** Returns a random call by a random member. */
export function drawCall(world: World, choices: SeededChoices): RandomCall {
  const as = choices.pick(players);
  const id = choices.pick(ids);
  return { id, as, ...draws[id]?.(world, choices, as) };
}

/** Returns a random body for an action's schema: a member where it has one, amounts, and one of each choice. */
function drawBody({ body }: Action, world: World, choices: SeededChoices): unknown {
  const { properties = {}, required = [] } = z.toJSONSchema(body, { unrepresentable: 'any' }) as {
    readonly properties?: Readonly<
      Record<string, { readonly type?: string; readonly enum?: readonly unknown[] }>
    >;
    readonly required?: readonly string[];
  };
  const fields = Object.entries(properties)
    .filter(([name]) => name === 'member' || required.includes(name) || choices.oneIn(2))
    .map(([name, { type, enum: values }]) => {
      if (name === 'member') return [name, memberOf(world, choices.pick(players)).phone];
      if (values) return [name, choices.pick(values)];
      if (type === 'number') return [name, drawAmount(choices)];
      if (type === 'integer') return [name, 1 + choices.below(5)];
      return [name, type === 'boolean' ? choices.oneIn(2) : 'PG'];
    });
  return Object.fromEntries(fields);
}

type Operation = (world: World, choices: SeededChoices) => void;

/** Actions, and the passing of time. */
const operations: readonly Operation[] = [
  (world, choices) => {
    const action = choices.pick(allActions);
    performAction(world, action, drawBody(action, world, choices));
  },
  (world, choices) => {
    // Invited friends play, too, and open an account first.
    const member = choices.oneIn(2)
      ? memberOf(world, choices.pick(players))
      : choices.pick(members(world).all());
    const stake = satang(1 + choices.below(choices.pick([20_000, 1_000_000])));
    const round = { stake, won: satang(choices.pick([0, stake, choices.below(2 * stake)])) };
    steer(world, () => {
      if (!findGameAccount(world, member, 'PG')) activateGame(world, member, 'PG');
      const target = account.game(member.id, 'PG');
      if (choices.oneIn(2))
        world.ledger.adjust({ account: target, amount: stake, reason: 'a test', memberId: member.id });
      playRound(world, member, 'PG', round);
    });
  },
  (world, choices) => {
    const member = memberOf(world, choices.pick(players));
    const amount = baht(drawAmount(choices));
    const hasGame = findGameAccount(world, member, 'PG') !== undefined;
    const target = hasGame && choices.oneIn(2) ? account.game(member.id, 'PG') : account.wallet(member.id);
    steer(world, () =>
      world.ledger.adjust({ account: target, amount, reason: 'a test', memberId: member.id }),
    );
  },
  (world, choices) => {
    const { id, coin } = memberOf(world, choices.pick(players));
    steer(world, () => members(world).update(id, { coin: coin + choices.below(4) }));
  },
  (world, choices) => {
    const flag = choices.pick(['isInviteActive', 'isRefundActive', 'isSpinActive'] as const);
    set(world, { [flag]: !choices.oneIn(5) });
  },
  (world, choices) =>
    void world.advance(choices.pick([1, seconds(15), seconds(30), minutes(1), minutes(15), hours(2)])),
  (world, choices) => void (choices.oneIn(10) && world.advance(days(1 + choices.below(3)))),
];

/** Prepares the traffic: registration without a one-time password, and a game account for each member. */
export function prepareTraffic(world: World): void {
  set(world, { registerOTP: false });
  for (const as of players)
    if (!findGameAccount(world, memberOf(world, as), 'PG'))
      call(world, 'game.activate', { as, params: { slotCode: 'PG' } });
}

/** Runs one random call or action. Domain and control errors are expected. */
export function runRandomStep(world: World, choices: SeededChoices): void {
  try {
    if (!choices.oneIn(3)) {
      const { id, ...sent } = drawCall(world, choices);
      call(world, id, sent);
    } else choices.pick(operations)(world, choices);
  } catch (error) {
    if (!(error instanceof DomainError || error instanceof ControlError)) throw error;
  }
}
