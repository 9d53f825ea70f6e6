/**
 * `pnpm looks`: takes pictures of every story and of 24 screens into `dist/looks/after`. With `--against REF` it
 * builds that commit in a temporary worktree, too, and writes the page of differences `dist/looks/index.html`.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { createControl } from '@wallet/mock-server/control';
import { demoPhones } from '../packages/contract/src/demo-members.ts';
import { launchChromium } from './chromium.mjs';
import { readFlags } from './flags.mjs';
import { differencesOf, writePage, type Pictures } from '../checks/looks-difference.ts';
import { exitWithError, root, run, tool } from './pnpm.mjs';

/** Both sides have this time, so that dates do not differ. */
const now = '2026-01-15T12:00:00+07:00';

const phone = { width: 360, height: 640 };
const views = [
  { name: 'th-360', language: 'th', viewport: phone },
  { name: 'lo-360', language: 'la', viewport: phone },
  { name: 'th-1280', language: 'th', viewport: { width: 1280, height: 800 } },
];

const screens = {
  login: '/login',
  home: '/user/home',
  deposit: '/user/home?modal=deposit',
  withdraw: '/user/home?modal=withdraw',
  statement: '/user/statement',
  bonus: '/user/bonus',
  spin: '/user/spin',
  profile: '/user/profile',
};

const still = { animations: 'disabled', caret: 'hide' } as const;

/** Builds app, backend and stories of a tree. */
async function build(tree: string): Promise<void> {
  const failed =
    (await run('node', ['scripts/build.mjs'], { cwd: tree })) ||
    (await tool('ladle', ['build'], { cwd: join(tree, 'packages/ui') }));
  if (failed) exitWithError(`Building ${tree} failed; the reason is above.`);
}

/**
 * Waits for fonts, the pictures in view, and six frames without a change. A lazy picture out of view would never load.
 * The browser’s controls of a video turn until it loads, so they are off.
 */
const settle = (page: Page) =>
  page.evaluate(async () => {
    let changes = 0;
    const observer = new MutationObserver(() => (changes += 1));
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    await document.fonts.ready;
    for (let still = 0, frames = 0; still < 6 && frames < 300; frames += 1) {
      const before = changes;
      await new Promise(requestAnimationFrame);
      const shown = [...document.images].filter(
        (image) => image.loading !== 'lazy' || image.getBoundingClientRect().top < innerHeight,
      );
      for (const video of document.querySelectorAll('video')) video.controls = false;
      // React shows a part that had to load up to 300 ms later, without a change until then.
      const isAwaited = document.querySelector('[aria-haspopup="dialog"][aria-expanded="true"]') !== null;
      const isLoading =
        shown.some(({ complete }) => !complete) ||
        (isAwaited && document.querySelector('[role="dialog"]') === null);
      still = changes === before && !isLoading ? still + 1 : 0;
      await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
    }
    observer.disconnect();
  });

/** Pages that draw stories at the same time. */
const pages = 4;

async function takeStories(browser: Browser, tree: string, pictures: Map<string, Buffer>): Promise<void> {
  const folder = join(tree, 'packages/ui/build');
  const { stories } = JSON.parse(readFileSync(join(folder, 'meta.json'), 'utf8')) as { stories: object };
  const left = Object.keys(stories);
  const takeNext = async () => {
    const page = await browser.newPage({ viewport: { width: 412, height: 915 }, reducedMotion: 'reduce' });
    let requests = 0;
    await page.clock.setFixedTime(now);
    await page.route('**', (route) => {
      requests += 1;
      const path = join(folder, new URL(route.request().url()).pathname.slice(1) || 'index.html');
      return route.fulfill(existsSync(path) ? { path } : { status: 404 });
    });
    await page.goto('https://stories.test/?mode=preview');
    await page.waitForFunction(() => 'ladleDispatch' in window);
    for (let story = left.shift(); story !== undefined; story = left.shift()) {
      await page.evaluate(showStory, story);
      await page.locator(`[data-story="${story}"]`).waitFor();
      // A lazy chunk that arrived changed the story after it had settled.
      for (let seen = -1; seen !== requests;) {
        seen = requests;
        await settle(page);
      }
      pictures.set(`stories/${story}`, await page.screenshot(still));
    }
    await page.close();
  };
  await Promise.all(Array.from({ length: pages }, takeNext));
}

/** In the page: shows a story without a page load. */
function showStory(value: string): void {
  const { ladleDispatch } = window as unknown as { ladleDispatch: (action: object) => void };
  history.replaceState(null, '', `?mode=preview&story=${value}&arg-language=th`);
  ladleDispatch({ type: 'update-story', value });
}

/** Takes a picture of every screen in every view, against the backend of the tree. */
async function takeScreens(browser: Browser, tree: string, pictures: Map<string, Buffer>): Promise<void> {
  const flags = ['--quiet', '--market', 'thailand', '--port', '0', '--app', 'packages/app/dist/thailand'];
  const backend = spawn('node', ['packages/mock-server/dist/main.js', ...flags], { cwd: tree });
  try {
    const [printed] = (await once(backend.stdout, 'data')) as [Buffer];
    const address = String(printed).trim();
    const world = await createControl({ baseUrl: address }).worlds.create({ id: 'looks', frozenAt: now });
    const { token } = await world.members.signIn(demoPhones.rich);
    for (const { name, language, viewport } of views) {
      const context = await browser.newContext({
        viewport,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
        extraHTTPHeaders: { 'x-mock-world': 'looks' },
      });
      await context.addCookies([{ name: 'locale', value: language, url: address }]);
      for (const [screen, path] of Object.entries(screens)) {
        const page = await context.newPage();
        await page.clock.setFixedTime(now);
        await page.addInitScript(
          ([stored, shown]) => {
            localStorage.setItem('locale', shown);
            localStorage.setItem('remember-agreement', 'true');
            localStorage.setItem('promotions-hidden', '2100-01-01T00:00:00+07:00');
            if (stored) localStorage.setItem('token', stored);
            else localStorage.removeItem('token');
          },
          [path.startsWith('/user') ? token : '', language] as const,
        );
        await page.goto(address + path, { waitUntil: 'networkidle' });
        await settle(page);
        pictures.set(`screens/${screen}-${name}`, await page.screenshot(still));
        await page.close();
      }
      await context.close();
    }
  } finally {
    backend.kill();
  }
}

async function buildAndTake(tree: string): Promise<Pictures> {
  await build(tree);
  const browser = await launchChromium();
  const pictures = new Map<string, Buffer>();
  await takeScreens(browser, tree, pictures);
  await takeStories(browser, tree, pictures);
  await browser.close();
  return pictures;
}

/** Calls `use` with a worktree of a commit, and removes it. */
async function withWorktree<Result>(ref: string, use: (tree: string) => Promise<Result>): Promise<Result> {
  const tree = join(mkdtempSync(join(tmpdir(), 'looks-')), 'tree');
  execFileSync('git', ['worktree', 'add', '--quiet', '--detach', tree, ref], { cwd: root });
  try {
    await run('node', ['-e', 'import("./scripts/pnpm.mjs").then(({ install }) => install())'], { cwd: tree });
    return await use(tree);
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', tree], { cwd: root });
  }
}

const out = join(root, 'dist/looks');

function write(path: string, content: string | Buffer): void {
  const file = join(out, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

const writeAll = (side: string, pictures: Pictures) =>
  pictures.forEach((picture, name) => write(`${side}/${name}.png`, picture));

const { against } = readFlags({ against: { type: 'string' } }) as { against?: string };
const begin = Date.now();
rmSync(out, { recursive: true, force: true });
const after = await buildAndTake(root);
writeAll('after', after);
if (against !== undefined) {
  const before = await withWorktree(against, buildAndTake);
  writeAll('before', before);
  const differences = differencesOf(before, after);
  for (const { name, marked } of differences) if (marked) write(`marked/${name}.png`, marked);
  write('index.html', writePage(differences, { ref: against, count: after.size }));
  console.log(`${differences.length} pictures differ: ${join(out, 'index.html')}`);
}
console.log(`${after.size} pictures in ${out}, after ${Math.round((Date.now() - begin) / 1_000)} s`);
