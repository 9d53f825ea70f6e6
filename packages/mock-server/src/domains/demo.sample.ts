/** Worlds and calls for the tests of the domains: what a client could do, without HTTP in between. */
import type { OperationId } from '@wallet/contract';
import { contract, operations } from '@wallet/contract';
import type { MarketName } from '@wallet/contract/market';
import type { ZodMiniType } from 'zod/mini';
import { afterEach, expect } from 'vitest';
import { bindings } from '../domains.ts';
import type { FailureParams } from '../world/failure.ts';
import { Failure } from '../world/failure.ts';
import type { World } from '../world/world.ts';
import { createWorld } from '../world/world.ts';
import { domainEvents, seedDemo } from './demo.ts';
import type { Member } from './profile/member.ts';
import { members } from './profile/member.ts';
import type { DemoKey } from './profile/profile.seed.ts';
import { demoMember } from './profile/profile.seed.ts';
import type { SettingsPatch } from './site/site.ts';
import { changeSettings } from './site/site.ts';
import { demoHistory } from './statement/statement.seed.ts';

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

/** Who calls and with what; a member by the key in the demo table or by phone number. */
export interface Sent {
  readonly as?: string;
  readonly token?: string;
  readonly body?: unknown;
  readonly params?: unknown;
  readonly ip?: string;
}

/** Makes a call: an effect as a command, a safe call without a way to write. What comes and goes has the contract's shape. */
export function call(world: World, id: OperationId, { as, ip = '127.0.0.1', ...sent }: Sent = {}): unknown {
  const { operation, handler } = served(id);
  if (sent.body !== undefined) (operation.body as ZodMiniType).parse(sent.body);
  if (sent.params !== undefined) (operation.pathParams as ZodMiniType).parse(sent.params);
  const member = as && memberOf(world, as);
  const run = () => handler({ world, ip, ...sent, ...(member && { member }) });
  const answer = operation.metadata.safe ? run() : world.command({ name: id }, run);
  return (operation.responses[200] as ZodMiniType).parse(answer);
}

function served(id: OperationId) {
  const operation = operations.find((known) => known.id === id);
  if (!operation) throw new Error(`There is no call ${id}.`);
  const binding = bindings.find(({ calls }) => calls === contract[operation.noun]);
  const handler = binding?.handlers[id.slice(operation.noun.length + 1)];
  if (!handler) throw new Error(`Nothing serves ${id}.`);
  return { operation, handler };
}

/** The member as stored now. */
export function memberOf(world: World, as: string): Member {
  const known = members(world).oneBy('phone', as);
  return known ?? demoMember(world, as as DemoKey);
}

/** What a call is refused with; throws when it is not. */
export function refusal(
  world: World,
  id: OperationId,
  sent?: Sent,
): { code: string; params: FailureParams | undefined } {
  try {
    call(world, id, sent);
  } catch (error) {
    if (error instanceof Failure) return { code: error.code, params: error.params };
    throw error;
  }
  throw new Error(`${id} was not refused.`);
}

/** The code a call is refused with, undefined when it works. */
export function codeOf(world: World, id: OperationId, sent?: Sent): string | undefined {
  try {
    call(world, id, sent);
    return undefined;
  } catch (error) {
    if (error instanceof Failure) return error.code;
    throw error;
  }
}

/** Changes settings as the control API does. */
export const set = (world: World, patch: SettingsPatch): void =>
  void world.command({ kind: 'control', name: 'site.settings' }, () => changeSettings(world, patch));
