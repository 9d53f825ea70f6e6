import type { OperationId } from '@wallet/contract';
import type { ErrorCode } from '@wallet/contract/errors';
import type { World } from '../world/world.ts';
import type { Sent } from './demo.sample.ts';
import { codeOf } from './demo.sample.ts';

/** What a client sends to meet a code, after what it did before in a world of its own. */
export type Way = (world: World) => Sent;

/** The ways to the codes of some calls. */
export type Ways = Partial<Record<OperationId, Partial<Record<ErrorCode, Way>>>>;

/** Makes a call some times, whatever comes of it, and then once more. */
export const again =
  (id: OperationId, sent: Sent, times: number): Way =>
  (world) => {
    for (let turn = 0; turn < times; turn++) codeOf(world, id, sent);
    return sent;
  };
