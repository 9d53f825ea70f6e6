/** Limits of one network address: many phone numbers and names do not buy many turns. */
import type { RateLimit } from '../world/rate-limit.ts';
import { consumeRateLimit } from '../world/rate-limit.ts';
import type { World } from '../world/world.ts';
import { readSettings } from './site/site.ts';

/** Takes a turn of an address, as `consumeRateLimit` does; none where the operator switched that off. */
export function consumeAddressLimit(world: World, limit: RateLimit, ip: string): void {
  if (readSettings(world).hasAddressLimits) consumeRateLimit(world, limit, ip);
}
