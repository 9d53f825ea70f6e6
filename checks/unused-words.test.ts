/** Whether every sentence is shown somewhere. That each one shown is there, the type check sees to. */
import { describe, expect, it } from 'vitest';
import { namespaces } from '@wallet/locales';
import { read, sources } from './repository.ts';
import { sentencesIn } from './sentences.ts';

const code = sources
  .filter((path) => /^packages\/(?:ui|app)\/src\//.test(path) && !/\.(?:test|stories|sample)\./.test(path))
  .map((path) => ({ path, text: read(path) }));

/** Files that may ask for words of a namespace: they say so, or are handed `t` by a neighbour in the same folder. */
const askers = (namespace: string): string =>
  code
    .filter(
      ({ path, text }) =>
        path.includes(`/src/${namespace}/`) ||
        new RegExp(`(?:useWords|TFunction)\\W+${namespace}\\b|['"\`]${namespace}:`).test(text),
    )
    .map(({ text }) => text)
    .join('\n');

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `statement.${kind}.title`, where what is filled in is one step of a key. */
const patternsIn = (text: string): RegExp[] =>
  [...text.matchAll(/`(?:\w+:)?([\w.-]*\$\{[^`]*)`/g)].flatMap(([, template = '']) => {
    const parts = template.split(/\$\{[^}]*\}/);
    // Nothing but a value would stand for every key.
    return parts.join('').replaceAll('.', '') === ''
      ? []
      : [new RegExp(`^${parts.map(escaped).join('[\\w -]+')}$`)];
  });

/** `t('verdict', { returnObjects: true })`: a whole group at once. */
const groupsIn = (text: string): string[] =>
  [...text.matchAll(/'([\w.-]+)', \{ returnObjects: true \}/g)].map(([, group = '']) => `${group}.`);

/** Words that code asks for by a code of the catalogue. */
const byCode = /^error:/;

describe.each(namespaces)('%s', (namespace) => {
  const text = askers(namespace);
  const literals = new Set([...text.matchAll(/['"`](?:\w+:)?([\w. -]+)['"`]/g)].map(([, key]) => key));
  const patterns = patternsIn(text);
  const groups = groupsIn(text);

  it('has no words that nobody shows', () => {
    const keys = [...sentencesIn('en').keys()].filter(
      (key) => key.startsWith(`${namespace}:`) && !byCode.test(key),
    );
    const unused = keys.filter((key) => {
      const name = key.slice(namespace.length + 1).replace(/_(?:one|other)$/, '');
      return !(
        literals.has(name) ||
        patterns.some((pattern) => pattern.test(name)) ||
        groups.some((group) => name.startsWith(group))
      );
    });
    expect(unused).toEqual([]);
  });
});
