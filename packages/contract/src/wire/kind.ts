/** Kinds that a backend may add to: the contract lists them, a client also takes the ones it has no words for. */
import * as z from 'zod/mini';
import { lenient } from './lenient.ts';

declare const unlisted: unique symbol;

/** A kind the contract does not list, as the backend sent it. */
export type UnlistedKind = string & { readonly [unlisted]: true };

/** One of the listed kinds; for a client also any other short text. */
export const kindOf = <const Kinds extends readonly [string, ...string[]]>(kinds: Kinds) =>
  lenient(z.enum(kinds), (value) =>
    typeof value === 'string' && /\S/.test(value) ? (value.slice(0, 64) as UnlistedKind) : undefined,
  );

/** Says whether a kind is one of the listed ones. */
export const isListed = <Kind extends string>(
  kinds: readonly Kind[],
  kind: Kind | UnlistedKind,
): kind is Kind => (kinds as readonly string[]).includes(kind);
