/** Login and tokens (spec 4, Authentication). */
import type { LoginBody, LoginResult } from '@wallet/contract/session';
import { days, hours, minutes } from '../../world/clock.ts';
import { fail } from '../../world/domain-error.ts';
import { consumeRateLimit, type RateLimit } from '../../world/rate-limit.ts';
import { hiddenPrefix } from '../../world/state.ts';
import type { StateMap } from '../../world/state-map.ts';
import { table } from '../../world/store.ts';
import type { World } from '../../world/world.ts';
import { consumeAddressLimit } from '../site/site.ts';
import { runsInto } from '../magic.ts';
import { isWelcome, members, readPhone, type Member } from '../profile/member.ts';

interface Token {
  /** The bearer token itself. */
  readonly id: string;
  readonly memberId: string;
  /** Epoch milliseconds. For a week from then on the token is EXPIRED_AUTH_TOKEN. */
  readonly expiresAt: number;
}

interface WrongPasswords {
  readonly id: string;
  /** Consecutive wrong passwords. */
  readonly count: number;
  /** Epoch milliseconds; set when the limit was reached. */
  readonly lockedUntil?: number;
}

const tokens = table<Token>('tokens', { index: ['memberId'] });
const wrongPasswords = table<WrongPasswords>('wrongPasswords');

/** Lifetime of a token. This value and the ones below are assumed: the specification has none. */
export const tokenLife = hours(24);
/** Time after which an expired token is unknown. */
const expiredTokenKept = days(7);
/** Consecutive wrong passwords until the lock, and its length. */
const lockAfter = 5;
export const lockFor = minutes(15);
/** Login attempts of one phone number (REQUEST_LIMIT_1MIN). */
const loginLimit: RateLimit = { name: 'session.login', max: 10, windowMs: minutes(1) };
const addressLimit: RateLimit = { name: 'session.login of an address', max: 60, windowMs: minutes(1) };

/**
 * Signs a member in by phone number and password. The catalogue gives no meaning for INVALID_USER_1 to INVALID_USER_4
 * (spec 8). Here: 1 the user name is not a phone number; 2 suspended by support; 3 locked for 15 minutes after 5 wrong
 * passwords in a row; 4 the account is closed. WRONG_CREDENTIAL: a blank user name or password. Codes 2 and 4 need the
 * right password. `ip` is the caller's address.
 */
export function login(world: World, { username, password }: LoginBody, ip: string): LoginResult {
  if (username.trim() === '' || password.trim() === '') fail('WRONG_CREDENTIAL');
  const phone = readPhone(world.market, username) ?? fail('INVALID_USER_1');
  consumeRateLimit(world, loginLimit, phone);
  consumeAddressLimit(world, addressLimit, ip);
  if (runsInto(phone, 'LOGIN_FAIL')) fail.andCommit('LOGIN_FAIL');
  const member = members(world).oneBy('phone', phone) ?? fail.andCommit('NO_USER');
  refuseLocked(world, member);
  if (password !== member.password) refuseWrongPassword(world, member);
  clearWrongPasswords(world, member);
  if (member.standing === 'suspended') fail.andCommit('INVALID_USER_2');
  if (member.standing === 'closed') fail.andCommit('INVALID_USER_4');
  if (!member.isActive) fail.andCommit('INACTIVE_USER');
  return { token: issueToken(world, member) };
}

function refuseLocked(world: World, member: Member): void {
  const { lockedUntil = 0 } = wrongPasswords(world).get(member.id) ?? {};
  const left = lockedUntil - world.clock.now();
  if (left > 0) fail.andCommit('INVALID_USER_3', { minutes: Math.ceil(left / minutes(1)) });
}

function refuseWrongPassword(world: World, member: Member): never {
  const before = wrongPasswords(world).get(member.id);
  // The count restarts after an expired lock.
  const count = (before && before.lockedUntil === undefined ? before.count : 0) + 1;
  const isTooMany = count >= lockAfter;
  clearWrongPasswords(world, member);
  wrongPasswords(world).insert({
    id: member.id,
    count,
    ...(isTooMany && { lockedUntil: world.clock.now() + lockFor }),
  });
  return fail.andCommit('WRONG_PASSWORD');
}

function clearWrongPasswords(world: World, member: Member): void {
  if (wrongPasswords(world).get(member.id)) wrongPasswords(world).remove(member.id);
}

/** Issues a token, valid for `tokenLife`. Needs an open command. */
export function issueToken(world: World, member: Member): string {
  const now = world.clock.now();
  for (const { id, expiresAt } of tokens(world).by('memberId', member.id))
    if (expiresAt + expiredTokenKept <= now) tokens(world).remove(id);
  return tokens(world).insert({
    id: world.ids.token(member.id),
    memberId: member.id,
    expiresAt: now + tokenLife,
  }).id;
}

/** Tokens from after the moment that the world went back to. They do not count as state. */
const laterTokens = ({ state }: World): StateMap<true> => state.map(`${hiddenPrefix}later tokens`);

/**
 * Returns the member of a bearer token. Fails with UNAUTHORIZED, EXPIRED_AUTH_TOKEN or INACTIVE_USER; writes nothing.
 */
export function authenticate(world: World, token: string | undefined): Member {
  if (token === undefined) return fail('UNAUTHORIZED');
  const row =
    tokens(world).get(token) ?? fail(laterTokens(world).has(token) ? 'EXPIRED_AUTH_TOKEN' : 'UNAUTHORIZED');
  const over = world.clock.now() - row.expiresAt;
  if (over >= expiredTokenKept) fail('UNAUTHORIZED');
  if (over >= 0) fail('EXPIRED_AUTH_TOKEN');
  const member = members(world).get(row.memberId) ?? fail('UNAUTHORIZED');
  if (!isWelcome(member)) fail('INACTIVE_USER');
  return member;
}

/** Expires every token of a member now. Needs an open command. */
export function expireTokens(world: World, member: Member): void {
  const now = world.clock.now();
  for (const { id, expiresAt } of tokens(world).by('memberId', member.id))
    if (expiresAt > now) tokens(world).update(id, { expiresAt: now });
}

export const countSessions = (world: World, member: Member): number =>
  tokens(world)
    .by('memberId', member.id)
    .filter(({ expiresAt }) => expiresAt > world.clock.now()).length;

/** Ends every session of a member except `kept`, so that the old password gives no access. */
export function endOtherSessions(world: World, member: Member, kept: string | undefined): void {
  for (const { id } of tokens(world).by('memberId', member.id)) if (id !== kept) tokens(world).remove(id);
}

/** Returns a world to a journal entry, and expires the tokens from after it. `name` and `input` are in the journal. */
export function rewindWorld(world: World, entry: number, name: string, input: unknown): void {
  const later = [...laterTokens(world).entries()].map(([id]) => id);
  const issued = [
    ...later,
    ...tokens(world)
      .all()
      .map(({ id }) => id),
  ];
  world.rewind(entry);
  world.command({ kind: 'control', name, input }, () => {
    for (const id of issued) if (!tokens(world).get(id)) laterTokens(world).set(id, true);
  });
}
