/** Worlds and calls for the tests of the domains: what a client could do, without HTTP in between. */
import type { OperationId } from '@wallet/contract';
import { operations } from '@wallet/contract';
import type { MarketName } from '@wallet/contract/market';
import type { ZodMiniType } from 'zod/mini';
import { afterEach, expect } from 'vitest';
import { handlerOf } from '../http/bind.ts';
import type { FailureParams } from '../world/failure.ts';
import { Failure } from '../world/failure.ts';
import type { World } from '../world/world.ts';
import { createDemoWorld } from './demo.ts';
import { gameHttp } from './game/game.http.ts';
import type { Member } from './profile/member.ts';
import { members } from './profile/member.ts';
import { profileHttp } from './profile/profile.http.ts';
import type { DemoKey } from './profile/profile.seed.ts';
import { demoMember } from './profile/profile.seed.ts';
import { registrationHttp } from './registration/registration.http.ts';
import { sessionHttp } from './session/session.http.ts';
import { siteHttp } from './site/site.http.ts';
import type { SettingsPatch } from './site/site.ts';
import { changeSettings } from './site/site.ts';
import { statementHttp } from './statement/statement.http.ts';
import { walletHttp } from './wallet/wallet.http.ts';
import { withdrawHttp } from './withdraw/withdraw.http.ts';

const bindings = [
  sessionHttp,
  registrationHttp,
  siteHttp,
  profileHttp,
  walletHttp,
  withdrawHttp,
  gameHttp,
  statementHttp,
];

/** 2026-01-15 12:00 in Bangkok. */
export const present = Date.UTC(2026, 0, 15, 5);

const origins = new Map<MarketName, World>();
const opened: World[] = [];

afterEach(() => {
  for (const world of opened.splice(0)) expect(world.audit()).toEqual([]);
});

/** A demo world of its own for a test, its clock frozen at `present`; the ledger is audited when the test ends. */
export function openWorld(market: MarketName = 'thailand'): World {
  const options = { id: 'origin', seed: 'tests', market, present, isFrozen: true, realNow: () => present };
  const origin = origins.get(market) ?? createDemoWorld(options);
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

/** Makes a call: an effect as a command, a safe call without a way to write. The answer has the contract's shape. */
export function call(world: World, id: OperationId, { as, ip = '127.0.0.1', ...sent }: Sent = {}): unknown {
  const operation = operations.find((known) => known.id === id);
  const handler = operation && handlerOf(bindings, operation);
  if (!handler) throw new Error(`No handler for ${id}.`);
  const member = as && memberOf(world, as);
  const run = () => handler({ world, ip, ...sent, ...(member && { member }) });
  const answer = operation.metadata.safe ? run() : world.command({ name: id }, run);
  return (operation.responses[200] as ZodMiniType).parse(answer);
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
