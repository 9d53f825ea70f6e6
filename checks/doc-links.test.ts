import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { blocks, fragments, links, rows, spans } from './markdown.ts';
import { files, matching, places, read, sources } from './repository.ts';

const pages = matching(/\.md$/);

/** Expands `{th,lo}` like a shell. */
function expanded(path: string): string[] {
  const [, before = '', choices = '', after = ''] = /^(.*?)\{([^}]*,[^}]*)\}(.*)$/.exec(path) ?? [];
  return choices === '' ? [path] : choices.split(',').flatMap((choice) => expanded(before + choice + after));
}

/** Converts a path to an expression: `<noun>` and `N` match any name, `*` any part, a folder its content. */
function expressionOf(path: string, isFullPath: boolean): RegExp {
  const pattern = path
    .replace(/\/$/, '')
    .replace(/[.+^$()[\]\\|]/g, '\\$&')
    .replace(/<\w+>|\bN\b/g, '[\\w-]+')
    .replace(/\*/g, '[^/\\n]*');
  return new RegExp(`${isFullPath ? '^' : '(?:^|/)'}${pattern}(?:/|$)`, 'm');
}

const allPaths = files.join('\n');

const isThere = (path: string, isFullPath: boolean): boolean =>
  expanded(path).every((one) => expressionOf(one, isFullPath).test(allPaths));

const fromRoot = /^(?:\.ci|checks|docs|e2e|locales|packages|scripts)(?:\/\S*)?$/;
/** A bare file name, such as `every-code.test.ts`. */
const byName = /^[\w<>][\w<>.-]*\.(?:tsx?|mjs|js|json|md|yaml|css)$/;

describe.each(pages)('%s', (page) => {
  const text = read(page);

  it('names existing paths', () => {
    const missing = spans(text).filter(
      (span) => (fromRoot.test(span) && !isThere(span, true)) || (byName.test(span) && !isThere(span, false)),
    );
    expect(missing).toEqual([]);
  });

  it('links to existing pages, pictures and headings', () => {
    const broken = links(text).filter((link) => {
      if (/^https?:/.test(link)) return false;
      const [path = '', fragment] = link.split('#');
      const target = path === '' ? page : posix.normalize(posix.join(posix.dirname(page), path));
      if (!isThere(target, true)) return true;
      return fragment !== undefined && !fragments(read(target)).includes(fragment);
    });
    expect(broken).toEqual([]);
  });

  it('names existing scripts', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const prose = [...spans(text), ...blocks(text, 'sh')].join('\n');
    const named = [
      ...prose.matchAll(/\b(?:pnpm|npm run|npm(?= (?:start|test)))(?:@[\d.]+)?(?: -s)? ([a-z][\w:-]*)/g),
    ];
    expect(named.map(([, name = '']) => name).filter((name) => !(name in scripts))).toEqual([]);
  });

  it('redirects the output of pnpm with -s only', () => {
    const lines = [...spans(text), ...blocks(text, 'sh')].flatMap((block) => block.split('\n'));
    const redirected = lines.filter((line) => /\bpnpm(?:@[\d.]+)? (?!-s )[^#]*\s[|>]\s/.test(line));
    expect(redirected).toEqual([]);
  });

  it('names exports that exist in the file', () => {
    const listed = [...text.matchAll(/`((?:packages|locales|checks)\/[^`]+)`\s\(((?:`\w+`(?:,\s)?)+)\)/g)];
    const quoted = listed.flatMap(([, path = '', names = '']) =>
      spans(names).map((name) => ({ path, name })),
    );
    const single = [
      ...text.matchAll(/`(\w+)` (?:from|in|to|of) `((?:packages|locales|checks)\/[\w/.-]+\.\w+)`/g),
    ];
    const named = single.map(([, name = '', path = '']) => ({ path, name }));
    const wrong = [...quoted, ...named].filter(
      ({ path, name }) => !new RegExp(`\\b${name}\\b`).test(read(path)),
    );
    expect(wrong).toEqual([]);
  });
});

it.each(pages.filter((page) => page.startsWith('docs/')))(
  '%s links to the documentation site only',
  (page) => {
    const paths = links(read(page)).flatMap((link) =>
      /^https?:/.test(link) ? [] : (link.split('#')[0] ?? ''),
    );
    const targets = paths.map((path) => (path === '' ? page : posix.join(posix.dirname(page), path)));
    expect(targets.filter((target) => !/^(?:docs\/.+|[A-Z]+)\.\w+$/.test(target))).toEqual([]);
  },
);

describe('citations in code', () => {
  const cited = (pattern: RegExp): string[] => sources.flatMap((path) => places(path, pattern));
  const numbers = (place: string): string[] => /[\d, ]+$/.exec(place)?.[0].match(/\d+/g) ?? [];
  const missing = (pattern: RegExp, isKnown: (number: string) => boolean): string[] =>
    cited(pattern).filter((place) => !numbers(place).every(isKnown));

  const assumed = [...read('docs/assumptions.md').matchAll(/^\*\*(\d+)\. /gm)].map(([, number]) => number);

  it('are sections of the specification', () => {
    expect(missing(/\bspec \d+(?:, \d+)*/g, (number) => Number(number) >= 1 && Number(number) <= 9)).toEqual(
      [],
    );
  });

  it('are numbers of docs/assumptions.md, which counts without a gap', () => {
    expect(assumed.map(Number)).toEqual(assumed.map((_, index) => index + 1));
    expect(missing(/(?<!\/)\b[dD]ecisions \d+(?:, \d+)*/g, (number) => assumed.includes(number))).toEqual([]);
  });

  it('are numbers of docs/quality.md', () => {
    const sections = [...read('docs/quality.md').matchAll(/^## (\d+)\. /gm)].map(([, number]) => number);
    expect(missing(/\bquality \d+(?:, \d+)*/g, (number) => sections.includes(number))).toEqual([]);
  });

  it('are decision records', () => {
    const records = matching(/^docs\/decisions\//).map((path) => path.split('-')[0]);
    const paths = cited(/docs\/decisions\/\d{3}/g).map((place) => /docs\/\S+$/.exec(place)?.[0] ?? '');
    expect(paths.filter((path) => !records.includes(path))).toEqual([]);
  });
});

describe('the decision records', () => {
  const records = matching(/^docs\/decisions\/[^/]+$/);

  it('are numbered from 001 without a gap', () => {
    const expected = records.map((_, index) => String(index + 1).padStart(3, '0'));
    expect(records.map((path) => /\/(\d{3})-[a-z0-9-]+\.md$/.exec(path)?.[1]).sort()).toEqual(expected);
  });

  it.each(records)('%s has context, decision and consequences', (path) => {
    const text = read(path);
    expect(text).toMatch(new RegExp(`^# ${/\d{3}/.exec(path)?.[0]} `));
    for (const part of ['Context', 'Decision', 'Consequences']) expect(text).toContain(`\n**${part}.** `);
  });
});

it('docs/README.md lists every page of the documentation, by its title', () => {
  const listed = [...read('docs/README.md').matchAll(/^- \[(.+)\]\((.+)\)$/gm)];
  const titles = listed.map(([, title = '', path = '']) => [posix.join('docs', path), title]);
  const wanted = matching(
    /^docs\/(?:decisions\/)?(?!README)[^/]+\.md$|^(?:CHANGELOG|CONTRIBUTING|SECURITY)\.md$/,
  );
  expect(titles.toSorted()).toEqual(
    wanted.map((path) => [path, /^# (.+)$/m.exec(read(path))?.[1]]).toSorted(),
  );
});

it('docs/quality.md lists the files of the nightly browser tests', () => {
  const nightly = matching(/^e2e\/.*\.spec\.ts$/).filter((file) => read(file).includes('@nightly'));
  const listed = rows(read('docs/quality.md'), '13. The nightly tests').flatMap(([cell = '']) =>
    expanded(cell),
  );
  expect(listed.filter((path) => path.startsWith('e2e/')).toSorted()).toEqual(nightly);
});
