/**
 * Four months in the life of the rich demo member. They are lived, not written down: the world's time moves on, and money
 * moves by the rules that move it for everybody. So the world has to begin that long before the moment it should show.
 */
import type { Satang } from '@wallet/contract/wire/money';
import { fromBaht, satang } from '@wallet/contract/wire/money';
import { mainWallet } from '@wallet/contract/wallet';
import { playerUtcOffsetMinutes } from '@wallet/contract/wire/time';
import { account } from '../../world/account.ts';
import { days, hours, minutes } from '../../world/clock.ts';
import { Failure } from '../../world/failure.ts';
import type { World } from '../../world/world.ts';
import type { InLanguages } from '../in-languages.ts';
import { oneLine } from '../in-languages.ts';
import { rejectedSatang } from '../magic.ts';
import type { Member } from '../profile/member.ts';
import { demoMember } from '../profile/profile.seed.ts';
import { transfer } from '../wallet/transfer.ts';
import { createWithdrawal } from '../withdraw/withdraw.ts';
import type { StatementDetail } from './entry.ts';
import { shown } from './entry.ts';

/** How long before the present a world has to begin. */
export const demoHistory = days(120);

/** What the rich member has at the end, in satang. */
export const richBalances = {
  wallet: fromBaht(25_000),
  PG: fromBaht(1_250.5),
  UFABET: fromBaht(800),
  SEXYGAME: fromBaht(300),
  IMI: fromBaht(120),
  HUAYHD: fromBaht(40),
} as const;

const cause = 'seed.statement';
const stream = 'demo';
const played = ['PG', 'JOKER', 'SEXYGAME', 'UFABET', 'HUAYHD'] as const;
const stakes = [200, 300, 500, 1000, 2000] as const;
const channels = {
  thailand: ['KBANK', 'SCB', 'GSB', 'WW', 'PAYTIMZ', 'Truewallet'],
  laos: ['BCEL', 'BCEL', 'PAYTIMZ'],
} as const;

/** Above this the member has some of the balance paid out. */
const contentWith = fromBaht(3_000);

type Gift = readonly [kind: keyof Omit<StatementDetail, 'from' | 'to'>, baht: number, words: InLanguages];

const gifts: readonly Gift[] = [
  ['bonus', 500, { th: 'โบนัสประจำสัปดาห์', lo: 'ໂບນັດປະຈຳອາທິດ', en: 'Weekly bonus' }],
  ['invite', 150, { th: 'โบนัสชวนเพื่อน', lo: 'ໂບນັດຊວນໝູ່', en: 'Invite bonus' }],
  ['refund', 240, { th: 'คืนยอดเสีย', lo: 'ຄືນຍອດເສຍ', en: 'Loss refund' }],
  ['promotion', 300, { th: 'โปรโมชันวันเกิด', lo: 'ໂປຣໂມຊັນວັນເກີດ', en: 'Birthday promotion' }],
  ['luckydraw', 88, { th: 'รางวัลวงล้อ', lo: 'ລາງວັນວົງລໍ້', en: 'Wheel prize' }],
];

/** One evening of play, as chance will have it. */
interface Session {
  readonly day: number;
  /** After midnight, in the players' zone. */
  readonly minute: number;
  readonly stake: Satang;
  readonly game: string;
  /** Won or lost, in satang: at most all of the stake. */
  readonly result: Satang;
}

/** Lives four months, ending `demoHistory` after the moment it began at. */
export function seedStatement(world: World): void {
  const start = world.clock.now();
  const firstMidnight = start - ((start + minutes(playerUtcOffsetMinutes)) % days(1));
  const member = demoMember(world, 'rich');
  for (const [index, session] of planSessions(world).entries()) {
    world.advance({ to: firstMidnight + days(session.day) + minutes(session.minute) });
    playSession(world, member, session);
    if (index % 3 === 0) giveGift(world, member, gifts[(index / 3) % gifts.length]);
    if (index % 12 === 5) mishap(world, member);
  }
  world.advance({ to: start + demoHistory - hours(3) });
  settleAtTargets(world, member);
  world.advance({ to: start + demoHistory });
}

const planSessions = (world: World): Session[] =>
  world.command({ kind: 'control', name: cause }, () =>
    Array.from({ length: 118 }, (_, index) => index + 1)
      .filter(() => world.random.chance(stream, 0.4))
      .map((day) => planSession(world, day)),
  );

function planSession({ random }: World, day: number): Session {
  const stake = fromBaht(random.pick(stream, stakes));
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

/** One step of the history: all of it or nothing, some time after the one before. */
function step(world: World, delay: number, run: () => void): void {
  world.advance(delay);
  world.command({ kind: 'control', name: cause }, run);
}

/** A deposit, a game, what is left of it back into the wallet, and now and then a withdrawal. */
function playSession(world: World, member: Member, { stake, game, result }: Session): void {
  step(world, 0, () => deposit(world, member, stake));
  step(world, minutes(4), () => transfer(world, member, { from: mainWallet, to: game, amount: stake }));
  step(world, minutes(45), () => play(world, member, game, result));
  const left = world.ledger.balance(account.game(member.id, game));
  if (left > 0)
    step(world, minutes(5), () => transfer(world, member, { from: game, to: mainWallet, amount: left }));
  const spare = walletOf(world, member) - contentWith;
  if (spare > 0)
    step(world, minutes(10), () => createWithdrawal(world, member, hundreds(spare + fromBaht(1_000))));
}

/** A transfer the provider refuses, and a withdrawal the bank rejects: both give the money back. */
function mishap(world: World, member: Member): void {
  const amount = fromBaht(100);
  step(world, minutes(7), () => deposit(world, member, satang(2 * amount)));
  try {
    step(world, minutes(7), () => transfer(world, member, { from: mainWallet, to: 'STORM', amount }));
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
  }
  step(world, minutes(9), () => createWithdrawal(world, member, satang(amount + rejectedSatang)));
}

/** A bonus or a promotion is ended two hours later, and its money becomes the wallet's; other gifts are so at once. */
function giveGift(world: World, member: Member, gift: Gift | undefined): void {
  if (!gift) return;
  const [kind, baht, words] = gift;
  const detail = { [kind]: { description: oneLine(world.market, words) } };
  const isHeld = kind === 'bonus' || kind === 'promotion';
  const held = account.bonus(member.id);
  const wallet = account.wallet(member.id);
  const entry = { cause, memberId: member.id, detail };
  step(world, minutes(20), () =>
    world.ledger.move(
      account.promotionExpense,
      isHeld ? held : wallet,
      fromBaht(baht),
      shown({ kind: 'bonus', ...entry }),
    ),
  );
  if (!isHeld) return;
  step(world, hours(2), () =>
    world.ledger.move(held, wallet, fromBaht(baht), shown({ kind: 'finish_bonus', ...entry })),
  );
}

/** The last evening: every account ends where `richBalances` says. */
function settleAtTargets(world: World, member: Member): void {
  const { wallet: target, ...games } = richBalances;
  step(world, 0, () => deposit(world, member, fromBaht(3_000)));
  for (const [game, goal] of Object.entries(games)) {
    const amount = hundreds(goal);
    step(world, minutes(6), () => transfer(world, member, { from: mainWallet, to: game, amount }));
    if (goal !== amount) step(world, minutes(6), () => play(world, member, game, satang(goal - amount)));
  }
  const missing = satang(target - walletOf(world, member));
  step(world, minutes(15), () => deposit(world, member, missing));
}

/** Whole hundreds of baht, at least one. */
const hundreds = (amount: number): Satang =>
  satang(Math.max(1, Math.floor(amount / fromBaht(100))) * fromBaht(100));

const walletOf = (world: World, member: Member): Satang => world.ledger.balance(account.wallet(member.id));

function deposit(world: World, member: Member, amount: Satang): void {
  const detail = { from: world.random.pick(stream, channels[world.market]) };
  world.ledger.move(
    account.bankClearing,
    account.wallet(member.id),
    amount,
    shown({ kind: 'deposit', cause, memberId: member.id, detail }),
  );
}

/** What a game did to the money there; providers do not report it, so the statement does not show it. */
function play(world: World, member: Member, game: string, result: Satang): void {
  const purse = account.game(member.id, game);
  const entry = { kind: 'play', cause, memberId: member.id };
  if (result > 0) world.ledger.move(account.gameHouse, purse, result, entry);
  if (result < 0) world.ledger.move(purse, account.gameHouse, satang(-result), entry);
}
