/** Every dialog by keyboard: focus moves in, Escape and Back close it, and focus returns. */
import type { Locator } from '@playwright/test';
import { catchPassing } from '../fixtures/clock.ts';
import { games } from '../fixtures/member.ts';
import { expect, test as base } from '../fixtures/test.ts';

const test = base.extend<{
  expectOpensAndCloses: (openers: Readonly<Record<string, Locator>>) => Promise<void>;
}>({
  expectOpensAndCloses: async ({ page, site }, use) =>
    use(async (openers) => {
      for (const [name, opener] of Object.entries(openers)) {
        const leave = { Escape: () => page.keyboard.press('Escape'), Back: () => page.goBack() };
        for (const [way, go] of Object.entries(leave)) {
          await opener.focus();
          await page.keyboard.press('Enter');
          await expect(site.dialog, `${name} opens`).toBeVisible();
          await expect
            .poll(site.hasFocusInDialog, { message: `the focus goes into what ${name} opens` })
            .toBe(true);
          await go();
          await expect(site.dialog, `${way} closes what ${name} opens`).toBeHidden();
          await expect(opener, `the focus returns to ${name} after ${way}`).toBeFocused();
        }
      }
    }),
});

test.use({ hasChat: true });

test(
  'the dialogs of home close with Escape and with Back, and the focus returns @nightly',
  { tag: '@once' },
  async ({ signIn, expectOpensAndCloses, wallet, refund, site, chat }) => {
    await signIn();
    await expect(chat.launcher).toBeVisible();
    await expectOpensAndCloses({
      deposit: wallet.openDeposit,
      withdraw: wallet.openWithdraw,
      transfer: wallet.openTransfer,
      invite: wallet.openInvite,
      refund: refund.open,
      game: wallet.card(games.PG).first(),
      closedGame: wallet.card(games.LOTUS).first(),
      conditions: site.openConditions,
      chat: chat.launcher,
    });
  },
);

test(
  'the dialogs of the other pages close with Escape and with Back, and the focus returns @nightly',
  { tag: '@once' },
  async ({ signIn, open, expectOpensAndCloses, profile, statement, bonus, t, page }) => {
    const button = (name: string) => page.getByRole('main').getByRole('button', { name });
    await signIn('rich', { at: '/user/profile' });
    await expectOpensAndCloses({
      password: profile.openPassword,
      holderName: profile.editName,
      playSafely: button(t('profile:playSafely.open')),
    });
    await open(statement.address);
    await expectOpensAndCloses({
      transaction: statement.rows.first().getByRole('button'),
      slips: button(t('statement:slips')),
      spending: statement.spending.open,
    });
    await open(bonus.address);
    await expectOpensAndCloses({ bonus: bonus.open('LOYAL') });
    // A guest page is last, because it ends the session.
    await open('/howto');
    await expectOpensAndCloses({ film: button(t('site:howto.wallet')) });
  },
);

test(
  'up to a wide window, a toast leaves title, steps and buttons of a dialog’s header free @nightly',
  { tag: '@once' },
  async ({ signIn, deposit, site, page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    const toast = page.locator('[data-tone]');
    const header = site.dialog.locator('header');
    const copy = site.dialog.getByRole('button', { name: /^Copy/ }).first();
    for (const address of [deposit.at('truewallet'), '/user/home?modal=game&slot=PG'])
      for (const [width, height] of [
        [360, 640],
        [568, 320],
        [576, 700],
        [768, 1024],
        [844, 390],
        [991, 500],
      ] as const) {
        await page.setViewportSize({ width, height });
        await signIn('rich', { at: address });
        await copy.waitFor();
        await catchPassing(
          page,
          () => copy.click(),
          toast,
          async () => {
            const [above, below] = [await toast.boundingBox(), await header.boundingBox()];
            const isApart =
              above && below && (above.y + above.height <= below.y || below.y + below.height <= above.y);
            expect(isApart, `${address} at ${width} × ${height}`).toBe(true);
          },
        );
      }
  },
);

test(
  'above the keyboard of a small phone, a short dialog leaves no gap @nightly',
  { tag: '@once' },
  async ({ signIn, page, site }) => {
    await signIn('rich', { at: '/user/home?modal=holder-name' });
    await expect(site.dialog).toBeVisible();
    await page.setViewportSize({ width: 360, height: 350 });
    await expect.poll(() => site.dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 350 });
  },
);

test.describe('with a chat', () => {
  test.use({ hasChat: true });

  test(
    'a toast leaves the header of the chat free on a phone @nightly',
    { tag: '@once' },
    async ({ signIn, chat, page }) => {
      await page.clock.install();
      await signIn('rich');
      await chat.open();
      await chat.waitUntilStill();
      const toast = page.locator('[data-tone]');
      await catchPassing(
        page,
        () => chat.attach('no-extension', 'image/png', Buffer.alloc(1)),
        toast,
        async () => {
          const [above, below] = [
            await chat.panel.locator('header').boundingBox(),
            await toast.boundingBox(),
          ];
          expect(above && below && above.y + above.height <= below.y).toBe(true);
        },
      );
    },
  );
});
