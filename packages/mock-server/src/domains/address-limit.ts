/** Rate limits per network address, so that many phone numbers do not allow many calls. */
import type { RateLimit } from '../world/rate-limit.ts';
import { consumeRateLimit } from '../world/rate-limit.ts';
import type { World } from '../world/world.ts';
import { readSettings } from './site/site.ts';

/** Counts one use of an address, as `consumeRateLimit` does; no-op while `hasAddressLimits` is off. */
export function consumeAddressLimit(world: World, limit: RateLimit, ip: string): void {
  if (readSettings(world).hasAddressLimits) consumeRateLimit(world, limit, ip);
}
