/** Help: the contact page, and hints inside other apps. */
import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures/test.ts';

test('inside another app the page explains how to open a browser @nightly', async ({
  browser,
  control,
  t,
  language,
}) => {
  for (const [userAgent, way] of [
    ['Mozilla/5.0 Chrome/140.0 Mobile Safari/537.36 Line/15.1.0/IAB', /\/contact\?openExternalBrowser=1$/],
    ['Mozilla/5.0 (iPhone) Mobile/15E148 [FBAN/FBIOS;FBAV/500.0]', undefined],
  ] as const) {
    const context = await browser.newContext({ userAgent, viewport: { width: 320, height: 640 } });
    await context.addCookies([{ name: 'locale', value: language, url: control.baseUrl }]);
    const page = await context.newPage();
    await page.goto(`${control.baseUrl}/contact`);
    const app = way ? 'LINE' : 'Facebook';
    const title = page.getByText(t('site:inApp.title', { app }));
    await expect(title).toBeVisible();
    if (way) {
      const out = page.getByRole('link', { name: t('site:inApp.open') });
      expect(await out.getAttribute('href')).toMatch(way);
    } else {
      await expect(page.getByRole('button', { name: t('site:inApp.copy') })).toBeVisible();
    }
    await page.getByRole('button', { name: t('common:actions.close') }).click();
    await expect(title).toBeHidden();
    await context.close();
  }
});

test(
  'the contact page shows how to reach the operator @nightly',
  { tag: '@once' },
  async ({ open, t, page, world, expectFailures }) => {
    expectFailures(500);
    const { id } = await world.faults.add({
      operation: 'site.contact',
      effect: { type: 'error', code: 'INTERNAL_SERVER_ERROR' },
    });
    await open('/contact');
    await expect(page.getByText(t('site:contact.failed'))).toBeVisible();
    await expect(page.getByText(t('site:agreement.age', { age: 20 }))).toBeVisible();
    await world.faults.remove(id);
    await page.getByRole('button', { name: t('common:actions.retry') }).click();
    await expect(page.getByRole('heading', { name: t('site:contact.title') })).toBeVisible();
    const picture = page.getByRole('img', { name: t('site:contact.qr', { name: '@demo-play' }) });
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(100);
    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name: t('site:contact.saveQr') }).click();
    expect(await readFile(await (await saved).path(), 'utf8')).toContain('<svg');
    await expect(page.getByText(t('site:contact.version', { version: '1.1.14' }))).toBeVisible();
    await expect(page.getByRole('link', { name: '02-000-0000' }).first()).toHaveAttribute(
      'href',
      'tel:020000000',
    );
  },
);
