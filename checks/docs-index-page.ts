/** Generates docs/README.md, the list of all pages, which is the sidebar of the documentation site, too. */
import { matching, read } from './repository.ts';

const groups = {
  Guides: 'testing-by-hand architecture ../CONTRIBUTING design branding languages deploying preview',
  'The simulator':
    'mock scenarios cookbook faults control going-back keeping-state upstream conformance qa-repository hosting',
  Reference:
    'nouns glossary error-codes settings state-machines money-claims browsers dependencies web-server assumptions ' +
    'quality threat-model benchmarks scaling ../SECURITY ../CHANGELOG',
};

const linkTo = (page: string): string =>
  `- [${/^# (.+)$/m.exec(read(`docs/${page}`))?.[1] ?? page}](${page})`;

/** Returns the whole page. Throws an Error for a page without a group. */
export function docsIndexPage(): string {
  const listed = new Set(Object.values(groups).flatMap((names) => names.split(' ')));
  const pages = matching(/^docs\/[a-z-]+\.md$/).map((path) => path.replace(/^docs\/|\.md$/g, ''));
  const missing = pages.filter((page) => !listed.has(page));
  if (missing.length > 0)
    throw new Error(`checks/docs-index-page.ts has no group for ${missing.join(', ')}.`);
  const records = matching(/^docs\/decisions\//).map((path) => path.replace('docs/', ''));
  return [
    '# Documentation',
    ...Object.entries(groups).map(
      ([group, names]) =>
        `## ${group}\n\n${names
          .split(' ')
          .map((name) => linkTo(`${name}.md`))
          .join('\n')}`,
    ),
    `## Decisions\n\n${records.map(linkTo).join('\n')}\n`,
  ].join('\n\n');
}
