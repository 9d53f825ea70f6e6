/** Notifications of arrived deposits: one for each, on any page, from read-only calls. */
import type { Page } from '@playwright/test';
import { operations } from '@wallet/contract';
import { hidePage, returnToPage } from '../fixtures/page-visibility.ts';
import { phones } from '../fixtures/member.ts';
import { runClockUntil, stopClock } from '../fixtures/clock.ts';
import { expect, test } from '../fixtures/test.ts';
import { depositScreen } from '../screens/deposit.screen.ts';

const member = phones.rich;
const hour = 3_600_000;

/** Waits until the app has stored the statement before a deposit; later entries are new. */
const waitUntilStored = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => localStorage.getItem('pending-deposits')?.includes('"known"'));

test(
  'money that arrives while the sheet is closed shows a message on any page, in one tab',
  { tag: '@once' },
  async ({ signIn, deposit, site, open, context, t, page, world }) => {
    await page.clock.install();
    await signIn('rich', { at: deposit.at('KBANK') });
    await deposit.qr.make(100);
    const tab = await context.newPage();
    const other = depositScreen(tab, t);
    await open(deposit.at('KBANK'), tab);
    await expect(other.qr.code(100)).toBeVisible();
    await waitUntilStored(page);
    await page.bringToFront();
    await deposit.close.click();
    await site.visit('statement');
    // The message goes by itself, so time passes in small steps until it is seen.
    await stopClock(page);
    await world.deposit.payQr({ member });
    // Headless tabs are all visible, so the first one that polls shows the notification.
    await expect(async () => {
      await returnToPage(page);
      await page.clock.runFor(50);
      expect((await deposit.toast(100).count()) + (await other.received(100).count())).toBe(1);
    }).toPass();
    await page.clock.resume();
    // The other tab has read that this one shows it, or shows it itself.
    await expect(other.qr.amount.or(other.received(100))).toBeVisible();
    await tab.bringToFront();
    await tab.reload();
    await expect(other.qr.amount).toBeVisible();
    await expect(other.received(100).or(other.toast(100))).toHaveCount(0);
  },
);

test(
  'returning to the page repeatedly makes read-only calls; after an hour in the app of a bank, the sheet shows the deposit',
  { tag: '@once' },
  async ({ signIn, deposit, page, world, backend }) => {
    await page.clock.install();
    await signIn('rich', { at: deposit.at('KBANK') });
    await deposit.qr.make(100);
    const before = (await backend.calls()).length;
    for (let returns = 0; returns < 5; returns += 1) {
      await page.clock.fastForward(15_000);
      await returnToPage(page);
    }
    await hidePage(page);
    await world.clock.advance(5 * 60_000);
    await world.deposit.payQr({ member });
    await world.clock.advance(hour);
    await page.clock.fastForward(hour);
    await returnToPage(page);
    // Short steps, because calls are given up in the page's time.
    await runClockUntil(page, deposit.received(100), 100);
    const called = (await backend.calls()).slice(before);
    const effects = operations.filter(({ metadata }) => !metadata.safe).map(({ id }) => id as string);
    expect(called.filter((name) => effects.includes(name))).toEqual([]);
    expect(called).toContain('wallet.read');
  },
);
