/** Every story in every language: no errors, no raw keys, no axe violations, and no duplicates. */
import { expect, type Page } from '@playwright/test';
import { languages, type Language } from '@wallet/locales';
import { violationsIn } from '../fixtures/axe.ts';
import { rawKey } from '../fixtures/translations.ts';
import { groupBy, storiesByFile, test, type StoryPage, type Story } from './story-page.ts';

for (const [file, stories] of storiesByFile())
  test(file, async ({ storyPage }) => {
    const drawn: Drawing[] = [];
    const problems: string[] = [];
    for (const story of stories) {
      for (const [at, { language }] of languages.entries()) {
        const found = await checkStory(storyPage, story, language, at === 0);
        problems.push(...found.problems.map((problem) => `${story.id} in ${language}: ${problem}`));
        if (at === 0 && found.markup) drawn.push({ id: story.id, markup: found.markup });
      }
    }
    expect([...problems, ...findDuplicates(drawn)]).toEqual([]);
  });

interface Drawing {
  readonly id: string;
  readonly markup: string;
}

/** Colours do not depend on the language, so the first one checks contrast. */
async function checkStory(storyPage: StoryPage, { id }: Story, language: Language, isFirst: boolean) {
  const problems: string[] = [];
  let markup: string | undefined;
  try {
    const page = await storyPage.show(id, language);
    const { texts, isBlank, ...drawing } = await page.evaluate(readStory);
    markup = drawing.markup;
    if (isBlank) problems.push('nothing to see');
    problems.push(...texts.filter((text) => rawKey.test(text)).map((text) => `raw key ${text}`));
    problems.push(...(await violationsOf(page, isFirst)));
  } catch (error) {
    problems.push(String(error));
    await storyPage.close();
  }
  problems.push(...(await storyPage.errors()));
  return { problems, markup };
}

const violationsOf = async (page: Page, isFirst: boolean) =>
  (await violationsIn(page, 'body', { without: isFirst ? [] : ['color-contrast'] })).map(
    ([rule, elements]) => `axe ${rule} ${elements.join(' ')}`,
  );

/** In the page: reads the texts of the story, whether it is blank, and its markup with field values. */
function readStory() {
  const all = [...document.body.querySelectorAll<HTMLElement>('#ladle-root *, [data-portal] *')];
  const names = ['aria-label', 'title', 'placeholder', 'alt'].flatMap((name) =>
    all.flatMap((element) => element.getAttribute(name) ?? []),
  );
  const fields = all.map((one) => (one instanceof HTMLInputElement ? `${one.value} ${one.checked}` : ''));
  const visible = document.body.innerText;
  return {
    texts: [...names, ...visible.split('\n')],
    isBlank: !visible.trim() && !all.some((element) => element.checkVisibility() && isPainted(element)),
    markup: [document.body.innerHTML, ...fields].join('\n'),
  };

  function isPainted(element: Element): boolean {
    if (/^(?:img|svg|canvas|video|iframe|input|textarea)$/i.test(element.tagName)) return true;
    return getComputedStyle(element, '::after').content !== 'none';
  }
}

/** Generated ids. */
const generatedIds = /mantine-[a-z0-9]{6,}(?:-[a-z]+)?|_r_[a-z0-9]+_|«r[a-z0-9]+»/g;

function findDuplicates(drawn: readonly Drawing[]): string[] {
  const byMarkup = groupBy(drawn, ({ markup }) => markup.replace(generatedIds, ''));
  return [...byMarkup.values()]
    .filter((same) => same.length > 1)
    .map((same) => `the same picture: ${same.map(({ id }) => id).join(', ')}`);
}
