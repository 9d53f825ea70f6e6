/** Every story in every language: no errors, no raw keys, no axe violations, no flaws of the look, and no duplicates. */
import { expect } from '@playwright/test';
import { rawKey } from '../fixtures/translations.ts';
import type { Drawing } from './draw-story.ts';
import { groupBy, storiesByFile, test, type StoryPage, type Story } from './story-page.ts';

for (const [file, stories] of storiesByFile())
  test(file, async ({ storyPage }) => {
    const drawn: { id: string; markup: string }[] = [];
    const problems: string[] = [];
    for (const story of stories) {
      const { drawings, errors } = await draw(storyPage, story);
      problems.push(...[...errors, ...drawings.flatMap(problemsOf)].map((one) => `${story.id}: ${one}`));
      for (const { markup } of drawings.slice(0, 1)) drawn.push({ id: story.id, markup });
    }
    expect([...problems, ...findDuplicates(drawn)]).toEqual([]);
  });

async function draw(storyPage: StoryPage, { id }: Story) {
  try {
    const drawings = await storyPage.draw(id);
    return { drawings, errors: await storyPage.errors() };
  } catch (error) {
    const errors = [String(error), ...(await storyPage.errors())];
    await storyPage.close();
    return { drawings: [], errors };
  }
}

const problemsOf = ({ language, texts, isBlank, flaws, violations }: Drawing): string[] =>
  [
    ...(isBlank ? ['nothing to see'] : []),
    ...flaws,
    ...texts.filter((text) => rawKey.test(text)).map((text) => `raw key ${text}`),
    ...violations.map(([rule, elements]) => `axe ${rule} ${elements.join(' ')}`),
  ].map((problem) => `in ${language}: ${problem}`);

/** Generated ids. */
const generatedIds = /mantine-[a-z0-9]{6,}(?:-[a-z]+)?|_r_[a-z0-9]+_|«r[a-z0-9]+»/g;

function findDuplicates(drawn: readonly { id: string; markup: string }[]): string[] {
  const byMarkup = groupBy(drawn, ({ markup }) => markup.replace(generatedIds, ''));
  return [...byMarkup.values()]
    .filter((same) => same.length > 1)
    .map((same) => `the same picture: ${same.map(({ id }) => id).join(', ')}`);
}
