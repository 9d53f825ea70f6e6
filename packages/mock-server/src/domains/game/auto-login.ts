/** Links that open a provider signed in (spec 7, Auto login). */
import type { AutoLoginProvider } from '@wallet/contract/game';
import { passwordLoginProviders } from '@wallet/contract/game';
import { minutes } from '../../world/clock.ts';
import { fail } from '../../world/domain-error.ts';
import { fingerprint } from '../../world/hash.ts';
import type { World } from '../../world/world.ts';
import type { Member } from '../profile/member.ts';
import { isProviderFaulty } from '../site/site.ts';
import { findGameAccount } from './game.ts';
import { addressOf } from './provider.ts';

/** A call of either form; the password is there in the longer one only. */
export interface AutoLogin {
  readonly provider: AutoLoginProvider;
  readonly username: string;
  readonly password?: string;
}

/** How long the ticket in a link stays the same. */
const ticketLife = minutes(1);

/**
 * A link for the member's own account. Somebody else's user name is refused like one that nobody has. A provider that
 * wants the password gets no link without it; a wrong one is refused everywhere.
 */
export function autoLogin(
  world: World,
  member: Member,
  { provider, username, password }: AutoLogin,
): { link: string } {
  const slotCode = provider.toUpperCase();
  if (isProviderFaulty(world, slotCode, 'launch')) fail('NO_GAME');
  const own = findGameAccount(world, member, slotCode);
  if (own?.username !== username) fail('SLOT_NO_ACCOUNT');
  const isEnough = password === undefined && !passwordLoginProviders.includes(provider);
  if (!isEnough && password !== own.password) fail('WRONG_CREDENTIAL');
  const moment = Math.floor(world.clock.now() / ticketLife);
  const ticket = fingerprint(`${own.id} ${own.password} ${moment}`);
  return { link: `${addressOf(slotCode)}/play?user=${encodeURIComponent(username)}&ticket=${ticket}` };
}
