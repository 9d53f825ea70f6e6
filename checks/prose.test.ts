import { describe, expect, it } from 'vitest';
import { read, matching } from './repository.ts';

/** Sources and pages; CHANGELOG quotes earlier versions. */
const files = [
  /^(?:packages|checks|scripts|deploy|locales|e2e)\/.*\.(?:tsx?|mjs|js|css)$/,
  /^(?:docs\/.*|README|CONTRIBUTING|SECURITY)\.md$/,
];

const expressions = {
  'a sentence with “What …” or “Whoever …” as its subject':
    /(?:^|[.!?] )(?:What|Whoever|Whatever|That which)\b(?![^.]*\?)/,
  'code that tells, hears, knows or forgets': /\b(?:tells?|told|hears?|heard|knows?|knew|forgets?|forgot)\b/,
  'whoever or whatever': /\b(?:whoever|whatever)\b/i,
  'a function that says or tells, in place of Returns': /^(?:Says|Tells)\b/,
  'private or old words': /\b(?:anew|afresh|agenda|keeper|the house)\b/i,
};

/** The comments of a source file, or the paragraphs of a page. */
function proseOf(path: string): string[] {
  const text = read(path);
  if (path.endsWith('.md')) return text.replace(/^```[\s\S]*?^```/gm, '').split('\n');
  return [...text.matchAll(/^[ \t]*(?:\/\*\*?([\s\S]*?)\*\/|\/\/(.*))/gm)].map(([, block, line = '']) =>
    (block ?? line)
      .split('\n')
      .map((part) => part.replace(/^\s*\*? ?/, ''))
      .join(' ')
      .trim(),
  );
}

/** Quotations of the product keep their words. */
const withoutQuotes = (text: string): string => text.replace(/“[^”]*”|`[^`]*`/g, '');

describe('prose', () => {
  it.each(Object.entries(expressions))('has no %s', (_name, expression) => {
    const found = files.flatMap((pattern) =>
      matching(pattern).flatMap((path) =>
        proseOf(path)
          .filter((text) => expression.test(withoutQuotes(text)))
          .map((text) => `${path}: ${text}`),
      ),
    );
    expect(found).toEqual([]);
  });
});
