/** Worlds that are prepared once and then cloned: a scenario, in a market, at a moment. */
import type { MarketName } from '@wallet/contract/market';
import { domainEvents } from '../domains/demo.ts';
import { addFault } from '../http/fault-rule.ts';
import type { World } from '../world/world.ts';
import { createWorld } from '../world/world.ts';
import { findScenario } from './book.ts';

export interface OriginRequest {
  /** `default` when left out. */
  readonly scenario?: string | undefined;
  /** The scenario's own, else Thailand, when left out. */
  readonly market?: MarketName | undefined;
  /** Epoch milliseconds at which the clock stands still; the scenario's own, else live, when left out. */
  readonly frozenAt?: number | undefined;
}

/** Answers the origin for a request, preparing it the first time. Throws an UnknownScenario. */
export type Origins = (request: OriginRequest) => World;

/** Prepared worlds that are kept; tests ask for few different ones. */
const most = 24;

export function createOrigins(realNow: () => number, seed?: string): Origins {
  const prepared = new Map<string, World>();
  return ({ scenario: name = 'default', market: wanted, frozenAt: moment }) => {
    const scenario = findScenario(name);
    const market = wanted ?? scenario.market ?? 'thailand';
    const frozenAt = moment ?? scenario.clock?.frozenAt;
    const key = JSON.stringify([name, market, frozenAt]);
    const known = prepared.get(key);
    if (known) return known;
    const present = frozenAt ?? realNow();
    const origin = createWorld({
      id: 'origin',
      seed: seed ?? scenario.seed ?? scenario.name,
      market,
      realNow,
      handlers: domainEvents,
      clock: { mode: 'frozen', at: present - (scenario.history ?? 0) },
      prepare(world) {
        scenario.given(world);
        for (const rule of scenario.faults ?? []) addFault(world, rule);
        world.advance({ to: frozenAt ?? realNow() });
        if (frozenAt === undefined) world.clock.resume();
      },
    });
    const [oldest] = prepared.keys();
    if (prepared.size >= most && oldest !== undefined) prepared.delete(oldest);
    prepared.set(key, origin);
    return origin;
  };
}
