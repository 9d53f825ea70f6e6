/** Accounts at game providers (spec 4, Game account; spec 8, Slots). */
import type { Slot, SlotAccount as ShownAccount } from '@wallet/contract/game';
import { satang } from '@wallet/contract/wire/money';
import type { Sent } from '@wallet/contract/wire/lenient';
import { account, type Account } from '../../world/account.ts';
import { minutes } from '../../world/clock.ts';
import { fail } from '../../world/domain-error.ts';
import { consumeRateLimit, type RateLimit } from '../../world/rate-limit.ts';
import { table } from '../../world/store.ts';
import type { World } from '../../world/world.ts';
import { pictureAt } from '../picture-address.ts';
import type { Member } from '../profile/member.ts';
import { isProviderFaulty } from '../site/site.ts';
import { addressOf, findProvider, providers, type Provider } from './provider.ts';

/**
 * A member's account at a provider; its money is in the ledger. A provider without a row is inactive for the member.
 */
export interface GameAccount {
  /** `<member id> <slot code>`: one account per member and provider. */
  readonly id: string;
  readonly memberId: string;
  readonly slotCode: string;
  /** The user name and password at the provider. */
  readonly username: string;
  readonly password: string;
  /** Epoch milliseconds. */
  readonly activatedAt: number;
}

const gameAccounts = table<GameAccount>('gameAccounts', { index: ['memberId'] });

/** Password resets of one game account (REQUEST_LIMIT_1MIN). */
const resetLimit: RateLimit = { name: 'game.resetPassword', max: 1, windowMs: minutes(1) };

/** The provider whose login form has hidden fields (spec 3, Slot account). */
const providerWithForm = 'UFABET';

const idOf = (member: Member, slotCode: string): string => `${member.id} ${slotCode}`;

const knownProvider = (slotCode: string): Provider => findProvider(slotCode) ?? fail('NO_GAME');

export const findGameAccount = (world: World, member: Member, slotCode: string): GameAccount | undefined =>
  gameAccounts(world).get(idOf(member, slotCode));

/** Returns a member's active accounts, in the order of the providers. */
export const activeAccounts = (world: World, member: Member): GameAccount[] =>
  providers.flatMap(({ code }) => findGameAccount(world, member, code) ?? []);

/** Every provider without an account, created once because the wallet is the most frequent read. */
const inactiveSlots: readonly Readonly<Sent<typeof Slot>>[] = providers.map(
  ({ code, name, category, ftWalletSlot, apps }) => {
    const home = addressOf(code);
    return Object.freeze({
      code,
      name,
      category,
      logo: pictureAt('logo', code),
      background: pictureAt('background', code),
      isActive: false,
      amount: satang(0),
      ftWalletSlot,
      web: `${home}/play`,
      ...(apps.includes('android') && { android: `${home}/app/android` }),
      ...(apps.includes('ios') && { ios: `${home}/app/ios` }),
    });
  },
);

interface ShownSlot {
  readonly account: Account;
  readonly slot: Sent<typeof Slot>;
}

/** Caches of displayed accounts: one is valid while row and amount are unchanged, a list while its parts are. */
const shownSlots = new WeakMap<GameAccount, ShownSlot>();
const shownLists = new WeakMap<Member, Sent<typeof Slot>[]>();

/** Returns every provider with the member's account and balance; without an account the amount is 0. */
export function listSlots(world: World, member: Member): Sent<typeof Slot>[] {
  const rows = gameAccounts(world).by('memberId', member.id);
  const active = new Map(rows.map((row) => [row.slotCode, row]));
  const slots = inactiveSlots.map((slot) => {
    const row = active.get(slot.code);
    return row ? showActive(world, slot, row) : slot;
  });
  const before = shownLists.get(member);
  if (before?.every((slot, index) => slot === slots[index])) return before;
  shownLists.set(member, slots);
  Object.freeze(slots);
  return slots;
}

function showActive(world: World, inactive: Sent<typeof Slot>, row: GameAccount): Sent<typeof Slot> {
  const before = shownSlots.get(row);
  const place = before?.account ?? account.game(row.memberId, row.slotCode);
  const amount = world.ledger.balance(place);
  if (before?.slot.amount === amount) return before.slot;
  const slot = Object.freeze({ ...inactive, isActive: true, amount });
  shownSlots.set(row, { account: place, slot });
  return slot;
}

/** Opens an account at a provider (spec 4). */
export function activateGame(world: World, member: Member, slotCode: string): GameAccount {
  const { code } = knownProvider(slotCode);
  if (findGameAccount(world, member, code)) fail('SLOT_ALREADY_ACTIVE');
  if (isProviderFaulty(world, code, 'activate')) fail('SLOT_ACTIVATE_FAIL');
  return gameAccounts(world).insert({
    id: idOf(member, code),
    memberId: member.id,
    slotCode: code,
    username: `${code.toLowerCase()}${world.ids.digits(8, 'game username')}`,
    password: newPassword(world),
    activatedAt: world.clock.now(),
  });
}

/** Returns the user name and password at a provider, and for one provider the fields of its login form. */
export function readGameAccount(world: World, member: Member, slotCode: string): ShownAccount {
  const { code } = knownProvider(slotCode);
  const { username, password } = findGameAccount(world, member, code) ?? fail('SLOT_NO_ACCOUNT');
  if (code !== providerWithForm) return { username, password };
  const event = { __VIEWSTATE: `state-${username}`, __EVENTVALIDATION: `valid-${username}` };
  return { username, password, event };
}

/** Returns whether a posted login form signs the member in: it has all fields of the account. */
export function acceptsForm(
  world: World,
  member: Member,
  slotCode: string,
  fields: Readonly<Record<string, string>>,
): boolean {
  const { event, username, password } = readGameAccount(world, member, slotCode);
  if (!event) return false;
  return Object.entries({ ...event, username, password }).every(([name, value]) => fields[name] === value);
}

/** Resets the password of an account, which stays active. */
export function resetGamePassword(world: World, member: Member, slotCode: string): GameAccount {
  const { code } = knownProvider(slotCode);
  const { id } = findGameAccount(world, member, code) ?? fail('SLOT_NO_ACCOUNT');
  if (isProviderFaulty(world, code, 'reset')) fail('SLOT_RESET_PASSWORD_FAIL');
  consumeRateLimit(world, resetLimit, id);
  return gameAccounts(world).update(id, { password: newPassword(world) });
}

const newPassword = (world: World): string => `Gp${world.ids.digits(6, 'game password')}`;
