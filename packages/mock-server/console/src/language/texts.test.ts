import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { consoleLanguages, translateTo } from './texts.ts';

const folder = new URL('../../', import.meta.url);

function textsOf(language: string): Map<string, string> {
  const texts = new Map<string, string>();
  const walk = (tree: object, above: string): void => {
    for (const [name, value] of Object.entries(tree))
      if (typeof value === 'string') texts.set(above + name, value);
      else walk(value as object, `${above}${name}.`);
  };
  walk(JSON.parse(readFileSync(new URL(`locales/${language}.json`, folder), 'utf8')) as object, '');
  return texts;
}

const placeholders = (text = ''): string[] => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort();

describe('the texts of the console', () => {
  const english = textsOf('en');

  it.each(Object.keys(consoleLanguages))('have the same keys and values in %s', (language) => {
    const texts = textsOf(language);
    expect([...texts.keys()]).toEqual([...english.keys()]);
    for (const [key, text] of texts) {
      expect([key, text.trim()]).toEqual([key, text]);
      expect([key, placeholders(text)]).toEqual([key, placeholders(english.get(key))]);
    }
  });

  it('have no Thai letter in Lao', () => {
    expect([...textsOf('lo').values()].filter((text) => /[\u0e00-\u0e3e\u0e40-\u0e7f]/.test(text))).toEqual(
      [],
    );
  });

  it('are all in use', () => {
    const sources = readdirSync(new URL('src/', folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => readFileSync(new URL(`src/${file}`, folder), 'utf8'))
      .join('\n');
    const patterns = [...sources.matchAll(/\bt\(\s*(?:'([\w.]+)'|`([^`]+)`)/g)].map(
      ([, plain = '', template = '']) =>
        new RegExp(`^${(plain || template).replaceAll('.', '\\.').replace(/\$\{[^}]+\}/g, '\\w+')}$`),
    );
    expect([...english.keys()].filter((key) => !patterns.some((pattern) => pattern.test(key)))).toEqual([]);
  });

  it('replace their placeholders', () => {
    expect(translateTo('en')('worlds.running', { count: 2 })).toBe('Worlds: 2');
  });
});
