/**
 * Which Lao sentences a native reader has confirmed. A confirmation is a fingerprint of the sentence that was read: it ends
 * by itself when the sentence is written anew.
 */
import { createHash } from 'node:crypto';
import type { Sentences } from './sentences.ts';

/** Fingerprints by `namespace:key`, as in `locales/lao-reviewed.json`. */
export type Reviewed = Readonly<Record<string, string>>;

export const fingerprint = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Sentences that nobody has confirmed as they are now. */
export const unconfirmed = (lao: Sentences, reviewed: Reviewed): Sentences =>
  new Map([...lao].filter(([key, text]) => reviewed[key] !== fingerprint(text)));

/** Confirmations of sentences that are gone or were written anew. */
export const outdated = (lao: Sentences, reviewed: Reviewed): string[] =>
  Object.keys(reviewed).filter((key) => {
    const text = lao.get(key);
    return text === undefined || reviewed[key] !== fingerprint(text);
  });

/**
 * The confirmations after somebody has read more: `names` are namespaces, groups or keys (`withdraw`, `deposit:qr`,
 * `deposit:qr.submit`). Those that no longer hold are left out. Throws for a name that stands for nothing.
 */
export function confirm(lao: Sentences, reviewed: Reviewed, names: readonly string[]): Reviewed {
  const isIn = (name: string) => (key: string) =>
    key === name || key.startsWith(`${name}:`) || (name.includes(':') && key.startsWith(`${name}.`));
  const nothing = names.find((name) => ![...lao.keys()].some(isIn(name)));
  if (nothing !== undefined) throw new Error(`There are no Lao sentences at ${nothing}.`);
  const isConfirmed = ([key, text]: [string, string]) =>
    reviewed[key] === fingerprint(text) || names.some((name) => isIn(name)(key));
  return Object.fromEntries([...lao].filter(isConfirmed).map(([key, text]) => [key, fingerprint(text)]));
}
