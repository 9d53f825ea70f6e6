/** Limits of one network address: many phone numbers and names do not buy many turns. */
import type { Limit } from '../world/limit.ts';
import { takeTurn } from '../world/limit.ts';
import type { World } from '../world/world.ts';
import { readSettings } from './site/site.ts';

/** Takes a turn of an address, as `takeTurn` does; none where the operator switched that off. */
export function takeAddressTurn(world: World, limit: Limit, ip: string): void {
  if (readSettings(world).hasAddressLimits) takeTurn(world, limit, ip);
}
