/** Mutations that several mutants share. */
import type { ErrorCode } from '@wallet/contract/errors';
import { DomainError } from '../../src/world/domain-error.ts';
import type { Mutation } from './mutant.ts';

/** The response of a call that returns nothing else. */
export const done = { message: 'SUCCESS' } as const;

/** Calls the handler, and replaces its failure with a code by another mutation. */
export const onCode =
  (code: ErrorCode, instead: Mutation): Mutation =>
  (context, right) => {
    try {
      return right(context);
    } catch (error) {
      if (error instanceof DomainError && error.code === code) return instead(context, right);
      throw error;
    }
  };

/** Returns a function that replaces part of a response body. */
export const replaceInResponse = (from: RegExp, to: string) => (text: string) => text.replace(from, to);
