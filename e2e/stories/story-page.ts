/** The built Ladle in one page per worker; stories and languages change without a page load. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test as base, type Browser, type Page } from '@playwright/test';
import { toTag, type Language } from '@wallet/locales';

const build = fileURLToPath(new URL('../../packages/ui/build/', import.meta.url));

/** The site's folder; other addresses return 404. */
export const folder = 'https://stories.test/design/wallet/';

export interface Story {
  readonly id: string;
  /** From `packages/ui`. */
  readonly filePath: string;
  /** Noun and component. */
  readonly levels: readonly string[];
}

/** Returns the stories of each file, by its path. */
export function storiesByFile(): Map<string, Story[]> {
  if (!existsSync(`${build}meta.json`))
    throw new Error('The stories are not built: run `pnpm ladle:build` first.');
  const { stories } = JSON.parse(readFileSync(`${build}meta.json`, 'utf8')) as {
    stories: Record<string, Omit<Story, 'id'>>;
  };
  return groupBy(
    Object.entries(stories).map(([id, story]) => ({ id, ...story })),
    ({ filePath }) => filePath,
  );
}

/** Node 20 has no `Map.groupBy`. */
export function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/** Returns a page that is served from the built stories alone; `answers` counts pending requests. */
export async function openLadle(browser: Browser, answers = { open: 0 }): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 412, height: 915 },
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  await page.context().route('**', async (route) => {
    const { href, pathname } = new URL(route.request().url());
    const path = `${build}${pathname.slice(new URL(folder).pathname.length) || 'index.html'}`;
    answers.open += 1;
    await route.fulfill(href.startsWith(folder) && existsSync(path) ? { path } : { status: 404 });
    answers.open -= 1;
  });
  return page;
}

export class StoryPage {
  readonly #browser: Browser;
  #page: Page | undefined;
  #story: string | undefined;
  readonly #answers = { open: 0 };
  /** Errors since the last call of `errors`. */
  #errors: string[] = [];

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** Shows a story in a language and resolves when it has settled. */
  async show(story: string, language: Language): Promise<Page> {
    const address = `?${new URLSearchParams({ story, mode: 'preview', 'arg-language': language })}`;
    const page = (this.#page ??= await this.#open(address));
    await page.evaluate((value) => history.replaceState(null, '', value), address);
    // Ladle reads the language from the address after a popstate event.
    if (this.#story === story) await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
    else await selectStory(page, story);
    this.#story = story;
    const shown = page.locator(`html[lang="${toTag(language)}"] [data-story="${story}"]`);
    await new Promise<void>((done, fail) => {
      page.once('pageerror', fail);
      shown.waitFor({ timeout: 10_000 }).then(done, fail);
    });
    // A lazy chunk changes the story after it has settled.
    do await page.evaluate(waitUntilStill);
    while (this.#answers.open > 0);
    return page;
  }

  /** Returns console errors and exceptions since the last call; after an error the page is replaced. */
  async errors(): Promise<string[]> {
    const errors = this.#errors;
    this.#errors = [];
    if (errors.length > 0) await this.close();
    return errors;
  }

  async close(): Promise<void> {
    await this.#page?.context().close();
    this.#page = undefined;
    this.#story = undefined;
  }

  async #open(address: string): Promise<Page> {
    const page = await openLadle(this.#browser, this.#answers);
    page.on('pageerror', (error) => this.#errors.push(error.stack ?? String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') this.#errors.push(`${message.text()} ${message.location().url}`);
    });
    await page.goto(`${folder}${address}`);
    return page;
  }
}

/** Selects a story as the links of Ladle do. */
export const selectStory = (page: Page, story: string): Promise<void> =>
  page.evaluate((value) => {
    const { ladleDispatch } = window as unknown as { ladleDispatch: (action: unknown) => void };
    ladleDispatch({ type: 'update-story', value });
  }, story);

/** In the page: resolves after two frames without a change, or after sixty frames. */
async function waitUntilStill(): Promise<void> {
  await document.fonts.ready;
  let changes = 0;
  const observer = new MutationObserver((records) => (changes += records.length));
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (let still = 0, frames = 0; still < 2 && frames < 60; frames += 1) {
    const before = changes;
    await new Promise(requestAnimationFrame);
    still = changes === before ? still + 1 : 0;
  }
  observer.disconnect();
}

export const test = base.extend<object, { storyPage: StoryPage }>({
  storyPage: [
    async ({ browser }, use) => {
      const storyPage = new StoryPage(browser);
      await use(storyPage);
      await storyPage.close();
    },
    { scope: 'worker' },
  ],
});
