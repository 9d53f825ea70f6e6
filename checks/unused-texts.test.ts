/** Checks that every text is used. The type check covers the other direction. */
import { describe, expect, it } from 'vitest';
import { namespaces } from '@wallet/locales';
import { read, sources } from './repository.ts';
import { textsIn } from './locale-texts.ts';

const code = sources
  .filter((path) => /^packages\/(?:ui|app)\/src\//.test(path) && !/\.(?:test|stories|fixture)\./.test(path))
  .map((path) => ({ path, text: read(path) }));

/** Returns the code that may use a namespace: it names it, or is in its folder. */
const usersOf = (namespace: string): string =>
  code
    .filter(
      ({ path, text }) =>
        path.includes(`/src/${namespace}/`) ||
        new RegExp(`(?:useTranslation|TFunction)\\W+${namespace}\\b|['"\`]${namespace}:`).test(text),
    )
    .map(({ text }) => text)
    .join('\n');

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns patterns for template keys such as `statement.${kind}.title`. */
const patternsIn = (text: string): RegExp[] =>
  [...text.matchAll(/`(?:\w+:)?([\w.-]*\$\{[^`]*)`/g)].flatMap(([, template = '']) => {
    const parts = template.split(/\$\{[^}]*\}/);
    // A lone placeholder would match every key.
    return parts.join('').replaceAll('.', '') === ''
      ? []
      : [new RegExp(`^${parts.map(escaped).join('[\\w -]+')}$`)];
  });

/** Returns key prefixes of groups: `t('verdict', { returnObjects: true })`. */
const groupsIn = (text: string): string[] =>
  [...text.matchAll(/'([\w.-]+)', \{ returnObjects: true \}/g)].map(([, group = '']) => `${group}.`);

/** Texts that are selected by error code. */
const byCode = /^error:/;

describe.each(namespaces)('%s', (namespace) => {
  const text = usersOf(namespace);
  const literals = new Set([...text.matchAll(/['"`](?:\w+:)?([\w. -]+)['"`]/g)].map(([, key]) => key));
  const patterns = patternsIn(text);
  const groups = groupsIn(text);

  it('has no unused texts', () => {
    const keys = [...textsIn('en').keys()].filter(
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
