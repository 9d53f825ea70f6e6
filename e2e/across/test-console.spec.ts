/** docs/testing-by-hand.md, walked in a browser as its reader does. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const guide = readFileSync(new URL('../../docs/testing-by-hand.md', import.meta.url), 'utf8');

/** The numbered steps of the guide's walk. */
const steps = [
  ...(guide.split('\n## ').find((part) => part.startsWith('Five steps')) ?? '').matchAll(/^\d\. (.*)$/gm),
].map(([, step = '']) => step);

/** Actions and expected texts of a step, in the order of its words. */
const actionsOf = (step: string) => [
  ...step.matchAll(
    /<http:\/\/127\.0\.0\.1:4000(?<open>[^>]+)>|hoose (?:`(?<value>[^`]+)`|any picture) as \*\*(?<field>[^*]+)\*\*|ress \*\*(?<button>[^*]+)\*\*|see \*\*(?<sight>[^*]+)\*\*/g,
  ),
];

const readable = async (page: Page): Promise<string> =>
  (await page.locator('body').innerText()).replace(/\s+/g, ' ');

const hasSidewaysScroll = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test(
  'a tester rejects one slip and pays another, in the five steps of the guide',
  { tag: '@once' },
  async ({ page, control }) => {
    expect(steps).toHaveLength(5);
    for (const { groups = {} } of steps.flatMap(actionsOf)) {
      const { open, field, value, button, sight } = groups;
      if (open !== undefined) await page.goto(open);
      if (field !== undefined && value !== undefined) await page.getByLabel(field).selectOption(value);
      if (field !== undefined && value === undefined)
        await page.getByLabel(field).setInputFiles({
          name: 'any.png',
          mimeType: 'image/png',
          buffer: await page.screenshot(),
        });
      if (button !== undefined) await page.getByRole('button', { name: button, exact: true }).click();
      if (sight !== undefined) await expect.poll(() => readable(page)).toContain(sight);
      expect(await hasSidewaysScroll(page)).toBe(false);
    }
    const [, id = ''] = /\/_mock\/console\/(\w+)/.exec(page.url()) ?? [];
    await control.worlds.of(id).remove();
  },
);

test(
  'the test console stays at the section of the pressed button',
  { tag: '@once' },
  async ({ page, world }) => {
    await page.goto(`/_mock/console/${world.id}`);
    const paid = page.getByRole('button', { name: 'SUCCESS', exact: true }).first();
    await paid.scrollIntoViewIfNeeded();
    await paid.click();
    await expect(page.locator('h2:target')).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  },
);

test(
  'a page of another site cannot submit the forms of the test console',
  { tag: '@once' },
  async ({ page, world, control, expectFailures }) => {
    expectFailures(403);
    const address = `${control.baseUrl}/_mock/console/${world.id}/reset`;
    for (const policy of ['no-referrer', 'unsafe-url']) {
      await page.route('http://elsewhere.test/', (route) =>
        route.fulfill({
          contentType: 'text/html',
          headers: { 'referrer-policy': policy },
          body: `<form method="post" enctype="multipart/form-data" action="${address}"><button>Win</button></form>`,
        }),
      );
      await page.goto('http://elsewhere.test/');
      const answered = page.waitForResponse(address);
      await page.getByRole('button', { name: 'Win' }).click();
      expect((await answered).status()).toBe(403);
      await page.unroute('http://elsewhere.test/');
    }
    expect((await world.journal.list()).filter(({ name }) => name === 'reset')).toEqual([]);
  },
);
