/** Mutations that several mutants share. */
import type { ErrorCode } from '@wallet/contract/errors';
import { satang } from '@wallet/contract/wire/money';
import { account } from '../../src/world/account.ts';
import { DomainError } from '../../src/world/domain-error.ts';
import type { Mutation } from './mutant.ts';

export const done = { message: 'SUCCESS' } as const;
export type DoneResponse = typeof done;

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

/** Returns success without an effect. */
export const again: Mutation = () => done;

/** Calls the handler, and takes one satang from the member's wallet. */
export const losingSatang: Mutation = (context, right) => {
  const response = right(context);
  const { world, member } = context;
  world.ledger.adjust({ account: account.wallet(member.id), amount: satang(-1), reason: 'a mutant' });
  return response;
};

/** Returns a function that replaces part of a response body. */
export const replaceInResponse = (from: RegExp, to: string) => (text: string) => text.replace(from, to);
