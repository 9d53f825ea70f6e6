/** Worlds for the tests of the domains, with the calls a client could make in them. */
import type { MarketName } from '@wallet/contract/market';
import { afterEach, expect } from 'vitest';
import type { World } from '../world/world.ts';
import { createWorld } from '../world/world.ts';
import { playOut, runningBonus } from './bonus/receipt.ts';
import { memberOf } from './domain-client.fixture.ts';
import { domainEvents, seedDemo } from './demo.ts';
import { demoHistory } from './statement/statement.seed.ts';

export type { Sent } from './domain-client.fixture.ts';
export { call, codeOf, memberOf, refusal, set } from './domain-client.fixture.ts';

/** 2026-01-15 12:00 in Bangkok. */
export const present = Date.UTC(2026, 0, 15, 5);

/** A demo world, lived from the start. */
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

/** A demo world of its own for a test, its clock frozen at `present`; the ledger is audited when the test ends. */
export function openWorld(market: MarketName = 'thailand'): World {
  const origin = origins.get(market) ?? prepareWorld('tests', market);
  origins.set(market, origin);
  const world = origin.fork(`test${opened.length}`);
  opened.push(world);
  return world;
}

/** Stakes all that a member's bonus still asks for. */
export const playOutBonus = (world: World, key: string): void =>
  world.command({ kind: 'control', name: 'test.play' }, () => {
    const running = runningBonus(world, memberOf(world, key).id);
    if (!running) throw new Error(`${key} has no bonus.`);
    playOut(world, running);
  });
