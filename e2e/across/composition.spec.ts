/** Composition of pages: shared edges, the first screen of home, bars that cover nothing, and sizes of targets. */
import type { Page } from '@playwright/test';
import {
  findBrokenLabels,
  findContrasts,
  findCovered,
  findEdges,
  findSmallTargets,
  hideWords,
} from '../fixtures/composition.ts';
import { waitUntilSettled } from '../fixtures/layout-checks.ts';
import { games } from '../fixtures/member.ts';
import { expect, navigate, test } from '../fixtures/test.ts';

/** Pages by their member. */
const pages = {
  rich: ['/user/home', '/user/profile', '/user/bonus', '/user/statement', '/user/contact'],
  spin: ['/user/spin'],
} as const;

const sizes = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1600, height: 900 },
];

test.use({ isMobile: false });

for (const who of ['rich', 'spin'] as const)
  test(
    `${pages[who].join(', ')} have one left and one right edge at every width, and their bar covers no target`,
    { tag: '@once' },
    async ({ signIn, page, t }) => {
      await signIn(who, { at: pages[who][0] });
      for (const address of pages[who]) {
        await navigate(page, address);
        await expect(page).toHaveURL(address);
        for (const size of sizes) {
          await page.setViewportSize(size);
          await waitUntilSettled(page, t, 'page');
          const place = `${address} at ${size.width} px`;
          // Details beside the list arrive after it.
          await expect.poll(() => page.evaluate(findEdges), place).toEqual([]);
          expect.soft(await page.evaluate(findCovered), place).toEqual([]);
          await page.evaluate(() => window.scrollTo(0, 0));
        }
      }
    },
  );

/** Returns how much of the first game card is above the bar, in pixels. */
async function visibleHeight(page: Page, name: string): Promise<number> {
  const card = await page.getByRole('main').getByRole('button', { name }).boundingBox();
  const bar = await page.getByRole('navigation').last().boundingBox();
  return (bar?.y ?? 0) - (card?.y ?? Infinity);
}

test(
  'the first screen of a phone shows the first games, also below the state of a withdrawal; at 320 px its targets have 44 px, and the names of its tiles one line',
  { tag: '@words' },
  async ({ signIn, wallet, withdraw, world, page, t }) => {
    await world.clock.freeze();
    await signIn();
    await expect(wallet.card(games.PG)).toBeVisible();
    await waitUntilSettled(page, t, 'page');
    expect(await visibleHeight(page, games.PG)).toBeGreaterThanOrEqual(96);
    const size = page.viewportSize();
    await page.setViewportSize({ width: 320, height: 640 });
    await waitUntilSettled(page, t, 'page');
    expect(await page.evaluate(findBrokenLabels)).toEqual([]);
    expect(await page.evaluate(findSmallTargets)).toEqual([]);
    if (size) await page.setViewportSize(size);
    await wallet.openWithdraw.click();
    await withdraw.make(500);
    await withdraw.done.waitFor();
    await withdraw.ok.click();
    await expect(withdraw.news('in progress', 500)).toBeVisible();
    await waitUntilSettled(page, t, 'page');
    expect(await visibleHeight(page, games.PG)).toBeGreaterThanOrEqual(24);
  },
);

test(
  'the promotion code keeps its place when the current bonus beside it fails @nightly',
  { tag: '@once' },
  async ({ signIn, bonus, world, page, t, expectFailures }) => {
    expectFailures(500);
    await page.setViewportSize({ width: 1280, height: 800 });
    await signIn('new', { at: bonus.address });
    await waitUntilSettled(page, t, 'page');
    const before = await bonus.promotion.field.boundingBox();
    await world.faults.add({
      operation: 'bonus.checkActive',
      effect: { type: 'error', code: 'INTERNAL_SERVER_ERROR' },
    });
    await page.reload();
    await expect(page.getByText(t('bonus:current.failed'))).toBeVisible();
    await waitUntilSettled(page, t, 'page');
    expect((await bonus.promotion.field.boundingBox())?.y).toBe(before?.y);
  },
);

test(
  'words on the foot of a picture have a contrast of 4.5 on a white picture @nightly',
  { tag: '@once' },
  async ({ signIn, wallet, page, t }) => {
    const white =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path fill="#fff" d="M0 0h9v9H0z"/></svg>';
    await page.route('**', (route) =>
      route.request().resourceType() === 'image'
        ? route.fulfill({ contentType: 'image/svg+xml', body: white })
        : route.fallback(),
    );
    await page.setViewportSize({ width: 1280, height: 1200 });
    await signIn();
    const card = wallet.card(games.PG);
    await expect(card.locator('img').first()).toBeVisible();
    await waitUntilSettled(page, t, 'page');
    const words = await card.evaluate(hideWords);
    expect(words.length).toBeGreaterThanOrEqual(3);
    const picture = (await card.screenshot()).toString('base64');
    for (const { text, contrast } of await page.evaluate(findContrasts, { picture, words }))
      expect.soft(contrast, text).toBeGreaterThanOrEqual(4.5);
  },
);
