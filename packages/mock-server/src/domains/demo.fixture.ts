/** Worlds for the tests of the domains, with client calls to them. */
import type { MarketName } from '@wallet/contract/market';
import { afterEach, expect } from 'vitest';
import type { World } from '../world/world.ts';
import { createWorld } from '../world/create-world.ts';
import { domainEvents, seedDemo } from './demo.ts';
import { demoHistory } from './statement/statement.seed.ts';

export type { Sent } from './domain-client.fixture.ts';
export {
  call,
  codeOf,
  errorOf,
  memberOf,
  newestLines,
  refusal,
  set,
  steer,
  walletOf,
} from './domain-client.fixture.ts';

/** 2026-01-15 12:00 in Bangkok. */
export const present = Date.UTC(2026, 0, 15, 5);

/** Creates a demo world with its whole history. */
export const prepareWorld = (seed: string, market: MarketName = 'thailand'): World =>
  createWorld({
    id: 'origin',
    seed,
    market,
    realNow: () => present,
    handlers: domainEvents,
    clock: { mode: 'frozen', at: present - demoHistory },
    prepare: seedDemo,
  });

const origins = new Map<MarketName, World>();
const opened: World[] = [];

afterEach(() => {
  for (const world of opened.splice(0)) expect(world.audit()).toEqual([]);
});

/** Forks a demo world for one test, its clock frozen at `present`. The ledger is audited after the test. */
export function openWorld(market: MarketName = 'thailand'): World {
  const origin = origins.get(market) ?? prepareWorld('tests', market);
  origins.set(market, origin);
  const world = origin.fork(`test${opened.length}`);
  opened.push(world);
  return world;
}
