import type { OperationId } from '@wallet/contract';
import type { ErrorCode, SuccessCode } from '@wallet/contract/errors';
import type { World } from '../world/world.ts';
import type { Sent } from './domain-client.fixture.ts';
import { codeOf } from './domain-client.fixture.ts';

/** Prepares a new world and returns the request that is refused. */
export type PrepareRequest = (world: World) => Sent;

/** A way to reach an error code: a description for testers, and a request for tests. */
export interface ErrorCase {
  /** One sentence for a tester; `{rich}` stands for the phone number of that demo member. */
  readonly description: string;
  readonly request: PrepareRequest;
}

/** The ways to the codes of some calls. */
export type ErrorCases = Partial<Record<OperationId, CasesOfCall>>;
export type CasesOfCall = Partial<Record<ErrorCode | SuccessCode, ErrorCase>>;

/** A way that begins with what is sent, where nothing has to be done before. */
export const errorCase = (description: string, request: PrepareRequest | Sent): ErrorCase => ({
  description,
  request: typeof request === 'function' ? request : () => request,
});

/** Makes a call several times, ignoring errors, then once more. */
export const again =
  (id: OperationId, sent: Sent, times: number): PrepareRequest =>
  (world) => {
    for (let turn = 0; turn < times; turn++) codeOf(world, id, sent);
    return sent;
  };
