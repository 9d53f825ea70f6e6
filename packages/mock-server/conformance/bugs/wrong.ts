/** Ways of doing wrong that several bugs share. */
import type { ErrorCode } from '@wallet/contract/errors';
import { Failure } from '../../src/world/failure.ts';
import type { Wrong } from './bug.ts';

export const done = { message: 'SUCCESS' } as const;
export type DoneAnswer = typeof done;

/** Does as it should, until it would refuse with a code; then does something else. */
export const onCode =
  (code: ErrorCode, instead: Wrong): Wrong =>
  (context, right) => {
    try {
      return right(context);
    } catch (error) {
      if (error instanceof Failure && error.code === code) return instead(context, right);
      throw error;
    }
  };

/** Says that it worked, and does nothing. */
export const again: Wrong = () => done;
