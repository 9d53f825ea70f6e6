/** Links that open a provider with the member signed in (spec 7, Auto login). */
import { launchMethod, type AutoLoginProvider } from '@wallet/contract/game';
import { minutes } from '../../world/clock.ts';
import { fail } from '../../world/domain-error.ts';
import { fingerprint } from '../../world/hash.ts';
import type { World } from '../../world/world.ts';
import type { Member } from '../profile/member.ts';
import { isProviderFaulty } from '../site/site.ts';
import { findGameAccount } from './game.ts';
import { addressOf } from './provider.ts';

/** A call of either form; only the longer one has a password. */
export interface AutoLogin {
  readonly provider: AutoLoginProvider;
  readonly username: string;
  readonly password?: string;
}

/** Time for which the ticket in a link stays the same. */
const ticketLife = minutes(1);

/**
 * Returns a link for the member's own account. Fails with SLOT_NO_ACCOUNT for any other user name. Fails with
 * WRONG_CREDENTIAL for a wrong password, or for a missing one at a provider that requires it.
 */
export function autoLogin(world: World, member: Member, { provider, username, password }: AutoLogin) {
  const slotCode = provider.toUpperCase();
  if (isProviderFaulty(world, slotCode, 'launch')) fail('NO_GAME');
  const own = findGameAccount(world, member, slotCode);
  if (own?.username !== username) fail('SLOT_NO_ACCOUNT');
  const isPasswordOptional = password === undefined && launchMethod(slotCode) !== 'password-link';
  if (!isPasswordOptional && password !== own.password) fail('WRONG_CREDENTIAL');
  const moment = Math.floor(world.clock.now() / ticketLife);
  const ticket = fingerprint(`${own.id} ${own.password} ${moment}`);
  return { link: `${addressOf(slotCode)}/play?user=${encodeURIComponent(username)}&ticket=${ticket}` };
}
