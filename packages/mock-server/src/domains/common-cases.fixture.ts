/** Error cases that all calls share, independent of their noun. */
import type { ErrorCode } from '@wallet/contract/errors';
import { members } from './profile/member.ts';
import { demoMember } from './profile/profile.seed.ts';
import { issueToken, tokenLife } from './session/session.ts';
import type { World } from '../world/world.ts';
import type { FaultEffect } from '../world/fault-schema.ts';
import { set, steer } from './domain-client.fixture.ts';
import { addFault } from './fault.ts';
import type { Sent } from '../http/http.fixture.ts';

/** An error case of any call: a description for testers, and a request for tests. */
export interface CommonCase {
  readonly description: string;
  readonly request: (world: World) => Sent;
}

const signIn = (world: World): string => steer(world, () => issueToken(world, demoMember(world, 'rich')));

const goesWrong =
  (effect: FaultEffect) =>
  (world: World): Sent => {
    addFault(world, { operation: '*', effect });
    return {};
  };

export const commonCases = {
  UNAUTHORIZED: {
    description: 'Call it without a token, or with one that was never given out.',
    request: () => ({ token: 'nobody' }),
  },
  EXPIRED_AUTH_TOKEN: {
    description: 'Log in, move the clock on by 24 hours, go on.',
    request(world) {
      const token = signIn(world);
      world.advance(tokenLife);
      return { token };
    },
  },
  INACTIVE_USER: {
    description: 'Log in, set `isActive` of the member to false, go on.',
    request(world) {
      const token = signIn(world);
      steer(world, () => members(world).update(demoMember(world, 'rich').id, { isActive: false }));
      return { token };
    },
  },
  INVALID_IP: {
    description: 'Put your address into `blockedIps` of the site’s settings.',
    request(world) {
      set(world, { blockedIps: ['127.0.0.1'] });
      return {};
    },
  },
  KEY_MISSING: {
    description: 'Call it without the header `x-player-client`.',
    request: () => ({ headers: { 'x-player-client': undefined } }),
  },
  KEY_INVALID: {
    description: 'Call it with another value of the header `x-player-client`.',
    request: () => ({ headers: { 'x-player-client': 'app' } }),
  },
  REQUEST_LIMIT: {
    description:
      'Add the fault rule `{"operation": "*", "effect": {"type": "rateLimit", "retryAfterSeconds": 30}}`; or send an effect again under its Idempotency-Key while it still runs.',
    request: goesWrong({ type: 'rateLimit', retryAfterSeconds: 30 }),
  },
  INTERNAL_SERVER_ERROR: {
    description:
      'Add the fault rule `{"operation": "*", "effect": {"type": "error", "code": "INTERNAL_SERVER_ERROR"}}`; or stop the simulator while a call is on its way.',
    request: goesWrong({ type: 'error', code: 'INTERNAL_SERVER_ERROR' }),
  },
  NO_DATA: {
    description:
      'Call it for a missing or another member’s object, with a malformed body, or in an unknown world (header `x-mock-world: nobody`).',
    request: () => ({ headers: { 'x-mock-world': 'nobody' } }),
  },
} as const satisfies Partial<Record<ErrorCode, CommonCase>>;

export type CommonCode = keyof typeof commonCases;

/** Whether all calls that declare a code return it alike. Login has its own rule for an inactive member. */
export const isCommon = (code: string, operation: string): code is CommonCode =>
  Object.hasOwn(commonCases, code) && !(code === 'INACTIVE_USER' && operation === 'session.login');
