/** Mutations that several mutants share. */
import { markerHeader } from '@wallet/contract/c';
import type { ErrorCode } from '@wallet/contract/errors';
import { satang } from '@wallet/contract/wire/money';
import { account } from '../../src/world/account.ts';
import { DomainError } from '../../src/world/domain-error.ts';
import type { Mutant, Mutation } from './mutant.ts';

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

/** Calls the handler, and takes one satang from the member's wallet. */
export const losingSatang: Mutation = (context, right) => {
  const response = right(context);
  const { world, member } = context;
  world.ledger.adjust({ account: account.wallet(member.id), amount: satang(-1), reason: 'a mutant' });
  return response;
};

/** Returns a function that replaces part of a response body. */
export const replaceInResponse = (from: RegExp, to: string) => (text: string) => text.replace(from, to);

/** Mutations of the simulator and of a foreign backend. */
export const withoutOffset = (text: string): string => text.replaceAll('+07:00"', '"');
export const withoutLimit = replaceInResponse(/,"params":\{[^}]*\}/, '');
export const withoutAmount = replaceInResponse(/"wallet":\{"amount":[\d.]+\}/, '"wallet":{}');
export const withUndeclaredCode = replaceInResponse(/MONEY_NOT_ENOUGH/, 'NO_GAME');

export const failOnMalformed: NonNullable<Mutant['onResponse']> = (text, _request, reply) => {
  if (reply.statusCode !== 422) return text;
  reply.code(500);
  return '{"message":"INTERNAL_SERVER_ERROR"}';
};

export const ignoreMissingMarker: NonNullable<Mutant['onRequest']> = ({ headers }) => {
  headers[markerHeader.name] ??= markerHeader.value;
};

export const ignoreIdempotencyKey: NonNullable<Mutant['onRequest']> = ({ headers }) => {
  delete headers['idempotency-key'];
};

export const roundAmount: NonNullable<Mutant['onBody']> = ({ body }) => {
  const { value } = (body ?? {}) as { value?: { amount?: unknown } };
  if (value && typeof value.amount === 'number') value.amount = Math.round(value.amount * 100) / 100;
};

/** A page of the statement, in satang. */
export interface Page {
  readonly total: number;
  readonly statements: readonly { readonly amount: number }[];
}

/** Returns a mutation of the pages of the statement. */
export const changePages =
  (change: (page: Page) => Page): Mutation =>
  (context, right) =>
    change(right(context) as Page);

export const oneSatangTooMuch = changePages((page) => ({
  ...page,
  statements: page.statements.map((row) => ({ ...row, amount: row.amount + 1 })),
}));
export const oldestFirst = changePages((page) => ({ ...page, statements: page.statements.toReversed() }));
export const totalOfPage = changePages((page) => ({ ...page, total: page.statements.length }));
