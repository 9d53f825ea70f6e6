/** Safe areas of the screen, and a keyboard that covers the page. */
import type { Locator, Page } from '@playwright/test';
import { phones } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ hasChat: true });

const insets = { top: 44, bottom: 34, left: 16, right: 16 };

async function roundCorners(page: Page): Promise<void> {
  const wire = await page.context().newCDPSession(page);
  await wire.send('Emulation.setSafeAreaInsetsOverride', { insets });
}

/** Returns the distances of an element from the edges of the window. */
const edgesOf = (one: Locator) =>
  one.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return { top, bottom: innerHeight - bottom, left, right: innerWidth - right };
  });

/** Waits for the insets, which the page gets later than the browser, and for the end of a sheet's movement. */
async function expectInside(one: Locator, sides: readonly (keyof typeof insets)[]): Promise<void> {
  for (const side of sides)
    await expect
      .poll(async () => (await edgesOf(one))[side], `${one} at the ${side}`)
      .toBeGreaterThanOrEqual(insets[side]);
}

test(
  'bars, sheets and the chat stay inside the safe area',
  { tag: '@once' },
  async ({ signIn, chat, site, wallet, withdraw, page }) => {
    await signIn('rich');
    await roundCorners(page);
    await expect(wallet.openWithdraw).toBeVisible();
    await expectInside(chat.launcher, ['top', 'right']);
    await expectInside(site.logout, ['top', 'right']);
    await expectInside(site.menu.getByRole('link').first(), ['bottom']);
    await wallet.openWithdraw.click();
    await expect(withdraw.submit).toBeVisible();
    await expectInside(withdraw.submit, ['bottom']);
    await site.close.click();
    await chat.open();
    await expectInside(chat.close, ['top', 'right']);
    await expectInside(chat.field, ['bottom', 'left', 'right']);
    // The panel leaves the room to the field, which would have it twice.
    expect((await edgesOf(chat.field)).bottom).toBeLessThan(2 * insets.bottom);
  },
);

/** Emulates the keyboard of Safari, which changes only the visual viewport. */
const layKeyboard = (page: Page, area: { height: number; offsetTop: number; scale: number }) =>
  page.evaluate((now) => {
    for (const [name, value] of Object.entries(now))
      Object.defineProperty(window.visualViewport, name, { value, configurable: true });
    window.visualViewport?.dispatchEvent(new Event('resize'));
  }, area);

test(
  'the end of the conversation stays in view while the field grows; a keyboard covers neither of them @nightly',
  { tag: '@once' },
  async ({ signIn, chat, world, page }) => {
    for (let count = 1; count <= 12; count += 1)
      await world.chat.sayText({ member: phones.new, text: `line ${count}` });
    await signIn('new', { at: '/user/home?modal=chat' });
    await expect(chat.message('line 12')).toBeInViewport();
    // A scroll event that is due when the field grows measures another end.
    await chat.scroll.evaluate((box) => {
      box.scrollTop -= 20;
      const field = document.querySelector<HTMLTextAreaElement>('[role="dialog"] form textarea');
      field?.focus();
      document.execCommand('insertText', false, 'a\nb\nc\nd\ne');
    });
    await expect(chat.field).toHaveValue('a\nb\nc\nd\ne');
    await expect(chat.message('line 12')).toBeInViewport({ ratio: 1 });
    await chat.field.fill('');
    await layKeyboard(page, { height: 300, offsetTop: 60, scale: 1 });
    await expect.poll(async () => (await edgesOf(chat.panel)).top).toBe(60);
    // The list scrolls after the panel has its new height.
    const isUncovered = async (one: Locator) => {
      const { top, bottom } = await edgesOf(one);
      return top >= 60 && 640 - bottom <= 360;
    };
    for (const one of [chat.close, chat.field, chat.message('line 12')])
      await expect.poll(() => isUncovered(one), `${one} is above the keyboard`).toBe(true);
    // Without the keyboard, and zoomed in, the panel fills the window again.
    for (const area of [
      { height: 640, offsetTop: 0, scale: 1 },
      { height: 320, offsetTop: 90, scale: 2 },
    ]) {
      await layKeyboard(page, area);
      await expect.poll(() => edgesOf(chat.panel)).toMatchObject({ top: 0, bottom: 0 });
    }
  },
);
