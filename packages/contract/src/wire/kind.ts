/** Extensible kinds: the contract lists them, and a client accepts others, too. */
import * as z from 'zod/mini';
import { lenient } from './lenient.ts';

const prefix = 'other:';

/** An unlisted kind in a client: `other:` and the backend's name. */
export type UnlistedKind = `${typeof prefix}${string}`;

const isUnlisted = (kind: string): kind is UnlistedKind => kind.startsWith(prefix);

/** One of the listed kinds; for a client also any other short text. */
export const kindOf = <const Kinds extends readonly [string, ...string[]]>(kinds: Kinds) =>
  lenient(z.enum(kinds), (value): UnlistedKind | undefined => {
    if (typeof value !== 'string' || !/\S/.test(value)) return undefined;
    return isUnlisted(value) ? value : `${prefix}${value.slice(0, 64)}`;
  });

/** Returns whether a kind is one of the listed ones. */
export const isListed = <Kind extends string>(
  kinds: readonly Kind[],
  kind: Kind | UnlistedKind,
): kind is Kind => (kinds as readonly string[]).includes(kind);

/** Returns a kind by the backend's name. */
export const nameOfKind = (kind: string): string => (isUnlisted(kind) ? kind.slice(prefix.length) : kind);
