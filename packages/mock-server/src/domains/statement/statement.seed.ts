/**
 * Four months of history of the rich demo member. The history is simulated: the clock advances, and all money moves by
 * the normal rules. Therefore the world must start that long before its present.
 */
import { satang, type Satang } from '@wallet/contract/wire/money';
import { mainWallet } from '@wallet/contract/wallet';
import { startOfDay } from '@wallet/contract/wire/time';
import { account } from '../../world/account.ts';
import { days, hours, minutes } from '../../world/clock.ts';
import { DomainError } from '../../world/domain-error.ts';
import type { World } from '../../world/world.ts';
import { activateBonus, clearBonus } from '../bonus/bonus.ts';
import { receiveBonus, runningBonus } from '../bonus/receipt.ts';
import { creditDeposit } from '../deposit/deposit.ts';
import { pastSlips } from '../deposit/deposit.seed.ts';
import { storeSlip } from '../deposit/slip.ts';
import { playRound } from '../game/play.ts';
import type { LocalizedText } from '../../world/localized-text.ts';
import { accrueInvite } from '../invite/invite.ts';
import { rejectedSatang } from '../magic.ts';
import { demoMember, type PastEvent } from '../profile/profile.seed.ts';
import type { Member } from '../profile/member.ts';
import { addRefundToWallet, isRefundDue } from '../refund/refund.ts';
import { claimCoupon, grantCoupon } from '../spin/coupon.ts';
import { requireWin } from '../spin/wheel.ts';
import { transfer } from '../wallet/transfer.ts';
import { addInviteAmount } from '../wallet/wallet.ts';
import { createWithdrawal } from '../withdraw/withdraw.ts';

export const demoHistory = days(120);

/** Time without history before the present, kept free for current activity. */
const quietTime = minutes(20);

/** The final balances of the rich member, in satang. */
export const richBalances = {
  wallet: satang(25_000_00),
  PG: satang(1_250_50),
  UFABET: satang(800_00),
  SEXYGAME: satang(300_00),
  IMI: satang(120_00),
  HUAYHD: satang(40_00),
} as const;

const cause = 'seed.statement';
const stream = 'demo';
const played = ['PG', 'JOKER', 'SEXYGAME', 'UFABET', 'HUAYHD'] as const;
const stakes = [200_00, 300_00, 500_00, 1_000_00, 2_000_00].map(satang);
const channels = {
  thailand: ['KBANK', 'SCB', 'GSB', 'WW', 'PAYTIMZ', 'Truewallet'],
  laos: ['BCEL', 'BCEL', 'PAYTIMZ'],
} as const;

const birthday: LocalizedText = { th: 'โปรโมชันวันเกิด', lo: 'ໂປຣໂມຊັນວັນເກີດ', en: 'Birthday promotion' };

/** Wallet balance above which the member withdraws. */
const withdrawAbove = satang(3_000_00);

/** Other movements between the sessions, in turn. */
const rewards = [giveBonus, giveInvite, giveRefund, givePromotion, givePrize] as const;

interface Session {
  readonly day: number;
  /** Minutes after midnight, in the players' time zone. */
  readonly minute: number;
  readonly stake: Satang;
  readonly game: string;
  /** Won or lost, in satang: the loss is at most the stake. */
  readonly result: Satang;
}

/** Simulates the history, which ends shortly before the present. The past events of other members run in between. */
export function seedStatement(world: World, past: readonly PastEvent[]): void {
  const present = world.clock.now() + demoHistory;
  const others = past.toSorted((one, other) => other.daysAgo - one.daysAgo);
  const liveTo = (moment: number): void => {
    for (let next = others[0]; next && present - days(next.daysAgo) <= moment; next = others[0]) {
      const { daysAgo, run } = next;
      world.advance({ to: Math.max(world.clock.now(), present - days(daysAgo)) });
      world.command({ kind: 'control', name: cause }, () => run(world));
      others.shift();
    }
    world.advance({ to: Math.max(world.clock.now(), moment) });
  };
  const start = world.clock.now();
  const firstMidnight = startOfDay(start);
  const member = demoMember(world, 'rich');
  const sessions = planSessions(world);
  for (const [index, session] of sessions.entries()) {
    liveTo(firstMidnight + days(session.day) + minutes(session.minute));
    playSession(world, member, session);
    if (index % 3 === 0) rewards[(index / 3) % rewards.length]?.(world, member);
    if (index % 12 === 5) failedMovements(world, member);
    for (const [at, file] of pastSlips.entries())
      if (index === Math.floor((at * sessions.length) / pastSlips.length))
        step(world, minutes(6), () => storeSlip(world, member, file));
  }
  liveTo(present - hours(3));
  settleAtTargets(world, member);
  liveTo(present - quietTime);
}

const planSessions = (world: World): Session[] =>
  world.command({ kind: 'control', name: cause }, () =>
    Array.from({ length: 118 }, (_, index) => index + 1)
      .filter(() => world.random.chance(stream, 0.4))
      .map((day) => planSession(world, day)),
  );

function planSession({ random }: World, day: number): Session {
  const stake = random.pick(stream, stakes);
  const percent = random.chance(stream, 0.45) ? random.int(stream, 150) : -random.int(stream, 101);
  return {
    day,
    minute: random.int(stream, 10 * 60) + 8 * 60,
    stake,
    game: random.pick(stream, played),
    // Whole baht.
    result: satang(Math.trunc((stake * percent) / 10_000) * 100),
  };
}

function step(world: World, delay: number, run: () => void): void {
  world.advance(delay);
  world.command({ kind: 'control', name: cause }, run);
}

/** A deposit, a game, a transfer of the rest into the wallet, and sometimes a withdrawal. */
function playSession(world: World, member: Member, { stake, game, result }: Session): void {
  step(world, 0, () => deposit(world, member, stake));
  step(world, minutes(4), () => transfer(world, member, { from: mainWallet, to: game, amount: stake }));
  step(world, minutes(45), () => playRound(world, member, game, { stake, won: satang(stake + result) }));
  const left = world.ledger.balance(account.game(member.id, game));
  if (left > 0)
    step(world, minutes(5), () => transfer(world, member, { from: game, to: mainWallet, amount: left }));
  const spare = walletOf(world, member) - withdrawAbove;
  if (spare > 0)
    step(world, minutes(10), () => createWithdrawal(world, member, hundreds(spare + satang(1_000_00))));
}

/** A transfer that the provider rejects, and a withdrawal that the bank rejects: both return the money. */
function failedMovements(world: World, member: Member): void {
  const amount = satang(100_00);
  step(world, minutes(7), () => deposit(world, member, satang(2 * amount)));
  try {
    step(world, minutes(7), () => transfer(world, member, { from: mainWallet, to: 'STORM', amount }));
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
  step(world, minutes(9), () => createWithdrawal(world, member, satang(amount + rejectedSatang)));
}

function giveBonus(world: World, member: Member): void {
  step(world, minutes(20), () => activateBonus(world, member, 'WEEKLY'));
  playBonus(world, member);
}

/** A promotion whose code is no longer valid. */
function givePromotion(world: World, member: Member): void {
  const terms = {
    source: 'promotion',
    code: 'BIRTHDAY',
    description: birthday,
    amount: satang(300_00),
    turnover: 3,
    percentFail: 100,
    isCancellable: true,
  } as const;
  step(world, minutes(20), () => receiveBonus(world, member, terms, { cause }));
  playBonus(world, member);
}

/** Stakes the turnover of the bonus, without winning or losing, and ends it. */
function playBonus(world: World, member: Member): void {
  const [game] = played;
  const stake = runningBonus(world, member.id)?.leftToPlay ?? satang(0);
  step(world, minutes(5), () => deposit(world, member, stake));
  step(world, minutes(5), () => transfer(world, member, { from: mainWallet, to: game, amount: stake }));
  step(world, hours(1), () => playRound(world, member, game, { stake, won: stake }));
  step(world, minutes(5), () => transfer(world, member, { from: game, to: mainWallet, amount: stake }));
  step(world, minutes(5), () => clearBonus(world, member));
}

/** A friend plays, and the member receives the invite amount. */
function giveInvite(world: World, member: Member): void {
  step(world, minutes(20), () => accrueInvite(world, demoMember(world, 'noBank'), satang(18_750_00)));
  step(world, hours(2), () => addInviteAmount(world, member, satang(187_50)));
}

function giveRefund(world: World, member: Member): void {
  if (isRefundDue(world, member)) step(world, minutes(20), () => addRefundToWallet(world, member));
}

function givePrize(world: World, member: Member): void {
  step(world, minutes(20), () => {
    const { id } = grantCoupon(world, member, requireWin('CASH50'));
    claimCoupon(world, member, id);
  });
}

/** The last session: every account ends at its value in `richBalances`. */
function settleAtTargets(world: World, member: Member): void {
  const { wallet: target, ...games } = richBalances;
  step(world, 0, () => deposit(world, member, satang(3_000_00)));
  for (const [game, goal] of Object.entries(games)) {
    const amount = hundreds(goal);
    step(world, minutes(6), () => transfer(world, member, { from: mainWallet, to: game, amount }));
    if (goal !== amount)
      step(world, minutes(6), () => playRound(world, member, game, { stake: amount, won: goal }));
  }
  const missing = satang(target - walletOf(world, member));
  step(world, minutes(15), () => deposit(world, member, missing));
}

/** Rounds down to whole hundreds of baht, at least one. */
const hundreds = (amount: number): Satang =>
  satang(Math.max(1, Math.floor(amount / satang(100_00))) * satang(100_00));

const walletOf = (world: World, member: Member): Satang => world.ledger.balance(account.wallet(member.id));

function deposit(world: World, member: Member, amount: Satang): void {
  const detail = { from: world.random.pick(stream, channels[world.market]) };
  creditDeposit(world, member.id, amount, { cause, detail });
}
