/**
 * Confirmations of Lao texts by a native reader. A confirmation is a fingerprint of the text, so it ends when the text
 * changes.
 */
import { createHash } from 'node:crypto';
import type { Texts } from './locale-texts.ts';

/** Fingerprints by `namespace:key`, as in `locales/lao-reviewed.json`. */
export type Reviewed = Readonly<Record<string, string>>;

export const fingerprint = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Returns the texts without a valid confirmation. */
export const unconfirmed = (lao: Texts, reviewed: Reviewed): Texts =>
  new Map([...lao].filter(([key, text]) => reviewed[key] !== fingerprint(text)));

/** Returns the keys of removed or changed texts. */
export const outdated = (lao: Texts, reviewed: Reviewed): string[] =>
  Object.keys(reviewed).filter((key) => {
    const text = lao.get(key);
    return text === undefined || reviewed[key] !== fingerprint(text);
  });

/**
 * Returns the valid confirmations plus those of `names`: namespaces, groups or keys (`withdraw`, `deposit:qr`,
 * `deposit:qr.submit`). Throws for an unknown name.
 */
export function confirm(lao: Texts, reviewed: Reviewed, names: readonly string[]): Reviewed {
  const isIn = (name: string) => (key: string) =>
    key === name || key.startsWith(`${name}:`) || (name.includes(':') && key.startsWith(`${name}.`));
  const nothing = names.find((name) => ![...lao.keys()].some(isIn(name)));
  if (nothing !== undefined) throw new Error(`There are no Lao texts at ${nothing}.`);
  const isConfirmed = ([key, text]: [string, string]) =>
    reviewed[key] === fingerprint(text) || names.some((name) => isIn(name)(key));
  return Object.fromEntries([...lao].filter(isConfirmed).map(([key, text]) => [key, fingerprint(text)]));
}
