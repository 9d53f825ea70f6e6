/** The built Ladle in one page per worker; stories and languages change without a page load. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test as base, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { languages } from '@wallet/locales';
import { axeSource, outlineOf } from '../fixtures/axe.ts';
import { drawStory, showStory, untilStill, type Drawing } from './draw-story.ts';

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

const stillPhone = {
  viewport: { width: 412, height: 915 },
  hasTouch: true,
  reducedMotion: 'reduce',
} as const;

interface LadleOptions {
  readonly device?: BrowserContextOptions;
  /** Counts requests and their responses. */
  readonly traffic?: { count: number };
}

/** Returns a page that is served from the built stories alone. */
export async function openLadle(
  browser: Browser,
  { device = stillPhone, traffic = { count: 0 } }: LadleOptions = {},
): Promise<Page> {
  const page = await browser.newPage(device);
  await page.context().route('**', async (route) => {
    const { href, pathname } = new URL(route.request().url());
    const path = `${build}${pathname.slice(new URL(folder).pathname.length) || 'index.html'}`;
    traffic.count += 1;
    await route.fulfill(href.startsWith(folder) && existsSync(path) ? { path } : { status: 404 });
    // A drawing may begin between a request and its response.
    traffic.count += 1;
  });
  return page;
}

export class StoryPage {
  readonly #browser: Browser;
  #page: Page | undefined;
  readonly #traffic = { count: 0 };
  /** Errors since the last call of `errors`. */
  #errors: string[] = [];
  #crash: ((error: Error) => void) | undefined;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** Draws a story in every language. */
  async draw(story: string): Promise<Drawing[]> {
    const page = (this.#page ??= await this.#open());
    // Chunks and pictures that arrive before the drawing cause no second one.
    const atFirst = this.#traffic.count;
    await this.#untilCrash(page.evaluate(showStory, { story, ...languages[0] }));
    if (this.#traffic.count > atFirst) await this.#untilCrash(page.evaluate(untilStill));
    for (;;) {
      const before = this.#traffic.count;
      const drawings = await this.#untilCrash(page.evaluate(drawStory, { story, languages: [...languages] }));
      // A lazy chunk that arrived changed the story after it had settled.
      if (this.#traffic.count === before) return drawings;
    }
  }

  /** Resolves as a step in the page, or rejects at once with an exception of the page. */
  #untilCrash<Result>(step: Promise<Result>): Promise<Result> {
    return new Promise((done, fail) => {
      this.#crash = fail;
      step.then(done, fail);
    });
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
  }

  async #open(): Promise<Page> {
    const page = await openLadle(this.#browser, { traffic: this.#traffic });
    page.on('pageerror', (error) => {
      this.#errors.push(error.stack ?? String(error));
      this.#crash?.(error);
    });
    page.on('console', (message) => {
      if (message.type() === 'error') this.#errors.push(`${message.text()} ${message.location().url}`);
    });
    const functions = Object.entries({ outlineOf, showStory, untilStill });
    const assignments = functions.map(([name, one]) => `window.${name} = ${one};`);
    await page.addInitScript([axeSource, ...assignments].join('\n'));
    await page.goto(`${folder}?mode=preview`);
    await page.waitForFunction(() => 'ladleDispatch' in window);
    return page;
  }
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
