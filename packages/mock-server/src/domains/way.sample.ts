import type { OperationId } from '@wallet/contract';
import type { ErrorCode, SuccessCode } from '@wallet/contract/errors';
import type { World } from '../world/world.ts';
import type { Sent } from './client.sample.ts';
import { codeOf } from './client.sample.ts';

/** What a client sends to meet a code, after what it did before in a world of its own. */
export type Doing = (world: World) => Sent;

/** How a client meets a code: told to people, and done. */
export interface Way {
  /** One sentence for a tester; `{rich}` stands for the phone number of that demo member. */
  readonly told: string;
  readonly done: Doing;
}

/** The ways to the codes of some calls. */
export type Ways = Partial<Record<OperationId, WaysOfCall>>;
export type WaysOfCall = Partial<Record<ErrorCode | SuccessCode, Way>>;

/** A way that begins with what is sent, where nothing has to be done before. */
export const way = (told: string, done: Doing | Sent): Way => ({
  told,
  done: typeof done === 'function' ? done : () => done,
});

/** Makes a call some times, whatever comes of it, and then once more. */
export const again =
  (id: OperationId, sent: Sent, times: number): Doing =>
  (world) => {
    for (let turn = 0; turn < times; turn++) codeOf(world, id, sent);
    return sent;
  };
