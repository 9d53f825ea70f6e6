import type { OperationId } from '@wallet/contract';
import type { ErrorCode, SuccessCode } from '@wallet/contract/errors';
import type { World } from '../world/world.ts';
import { codeOf, type Sent } from './domain-client.fixture.ts';

/** Prepares a new world and returns the request. */
export type PrepareRequest = (world: World) => Sent;

/** Parts of the response and of reads after it, by call. Reads get the member and the path of the request. */
type Effect = { readonly [Id in OperationId]?: object };

/** A case that causes a code: a description for testers, and a request with its effect for tests. */
export interface ErrorCase {
  /** One sentence for a tester; `{rich}` is replaced by the phone number of that demo member. */
  readonly description: string;
  readonly request: PrepareRequest;
  readonly effect: Effect;
}

export type ErrorCases = Partial<Record<OperationId, CasesOfCall>>;
/** `data`: a success without a code. */
export type CasesOfCall = Partial<Record<ErrorCode | SuccessCode | 'data', ErrorCase>>;

/** Creates a case; without a function, the request needs no preparation. */
export const errorCase = (
  description: string,
  request: PrepareRequest | Sent,
  effect: Effect = {},
): ErrorCase => ({
  description,
  request: typeof request === 'function' ? request : () => request,
  effect,
});

/** Makes a call several times, ignoring errors. Returns it for one more time. */
export const again =
  (id: OperationId, sent: Sent, times: number): PrepareRequest =>
  (world) => {
    for (let turn = 0; turn < times; turn++) codeOf(world, id, sent);
    return sent;
  };
