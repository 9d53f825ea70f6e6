/** Small screens: the main actions are in view, and nothing moves while a page loads. */
import type { Locator } from '@playwright/test';
import { phones, richMoney } from '../fixtures/member.ts';
import { afterNextPaint, sumLayoutShifts, recordLayoutShifts } from '../fixtures/layout-shift.ts';
import { findBrokenWords } from '../fixtures/broken-words.ts';
import { setFontSize } from '../fixtures/overflow.ts';
import { expect, navigate, test as base } from '../fixtures/test.ts';

const test = base.extend<{
  /** Loads home, and returns the sum of its layout shifts. */
  loadHome: () => Promise<number>;
}>({
  loadHome: async ({ signIn, wallet, chat, page }, use) =>
    use(async () => {
      await recordLayoutShifts(page);
      await signIn();
      await expect(wallet.shows(richMoney.total)).toBeVisible();
      await expect(chat.launcher).toBeVisible();
      await afterNextPaint(page);
      return sumLayoutShifts(page);
    }),
});
test.use({ hasChat: true });

/** Waits until each element ends above the menu: pages get another size later than their window. */
async function expectAboveMenu(targets: readonly Locator[], menu: Locator, mayTouch = false): Promise<void> {
  for (const target of targets) {
    const gap = async () => {
      const [above, below] = [await target.boundingBox(), await menu.boundingBox()];
      return above && below ? below.y - above.y - above.height : -1;
    };
    const measured = expect.poll(gap, `${target} is above the menu`);
    await (mayTouch ? measured.toBeGreaterThanOrEqual(0) : measured.toBeGreaterThan(0));
  }
}

test(
  'while home loads nothing moves; money in and out are in view, under the whole name of the product; words of money stay whole at 320 and 277 px',
  { tag: '@words' },
  async ({ loadHome, wallet, withdraw, site, page }) => {
    expect(await loadHome()).toBeLessThanOrEqual(0.01);
    await expectAboveMenu([wallet.openDeposit, wallet.openWithdraw], site.menu);
    const product = page.getByRole('banner').getByText('Player Wallet');
    expect(await product.evaluate((name) => name.scrollWidth - name.clientWidth)).toBeLessThanOrEqual(0);

    const expectWholeWords = async () => {
      for (const width of [320, 277]) {
        await page.setViewportSize({ width, height: 568 });
        expect(await findBrokenWords(page), `${width} px`).toEqual([]);
      }
    };
    await expectWholeWords();
    await wallet.openWithdraw.click();
    await expect(withdraw.amount).toBeEditable();
    await expectWholeWords();
    await site.close.click();
    await wallet.openTransfer.click();
    await expect(wallet.transfer.everything).toBeVisible();
    await expectWholeWords();
    // Sign, name and arrow of the account stand on one line.
    const signs = wallet.transfer.from.locator('xpath=../..').locator('svg');
    const [sign, arrow] = [await signs.first().boundingBox(), await signs.last().boundingBox()];
    expect(arrow?.x).toBeGreaterThan(sign?.x ?? Infinity);
  },
);

test(
  'at 320 px the name of the product has whole words beside the chat, and at 277 px its logo stands alone @nightly',
  { tag: '@words' },
  async ({ loadHome, page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await loadHome();
    const name = page.getByRole('banner').getByText('Player Wallet');
    const cut = () =>
      name.evaluate((text) =>
        Math.max(text.scrollWidth - text.clientWidth, text.scrollHeight - text.clientHeight),
      );
    expect(await cut()).toBe(0);
    const link = page.getByRole('banner').getByRole('link', { name: 'Player Wallet' });
    const gap = async () => {
      const [outer, inner] = [await link.boundingBox(), await name.boundingBox()];
      return (inner?.y ?? 0) - (outer?.y ?? 0) - (outer?.height ?? 0);
    };
    expect(await gap()).toBeLessThan(0);
    await page.setViewportSize({ width: 277, height: 640 });
    await expect.poll(gap).toBeGreaterThan(0);
  },
);

test(
  'with a withdrawal, both stay in view at 100 % and at 130 %, and its long account takes one line of the statement',
  { tag: '@words' },
  async ({ signIn, wallet, withdraw, site, statement, page }) => {
    await signIn('rich', { at: withdraw.address });
    await withdraw.make(500);
    await withdraw.ok.click();
    for (const zoom of [1, 1.3]) {
      await page.setViewportSize({ width: Math.floor(360 / zoom), height: Math.floor(640 / zoom) });
      await expect(withdraw.news('in progress', 500)).toBeVisible();
      await expectAboveMenu([wallet.openDeposit, wallet.openWithdraw], site.menu);
    }
    await site.visit('statement');
    const account = statement.row('withdraw', 500, 'in progress').locator('[aria-hidden]', { hasText: '→' });
    for (const width of [345, 320]) {
      await page.setViewportSize({ width, height: 640 });
      expect((await account.boundingBox())?.height, `${width} px`).toBeLessThan(30);
    }
  },
);

test(
  'a code can be confirmed without scrolling, and its phone number stays on one line @nightly',
  { tag: '@words' },
  async ({ open, registration, page }) => {
    await open(registration.address);
    await registration.phone.fill('0911112222');
    await registration.sendCode.click();
    await registration.steps.otp.waitFor();
    await afterNextPaint(page);
    await expect(registration.verify).toBeInViewport({ ratio: 1 });
    const lines = await page.getByText('•••').evaluate(({ firstChild: text }) => {
      const range = document.createRange();
      range.setStart(text as Text, (text as Text).data.indexOf('091'));
      range.setEnd(text as Text, (text as Text).data.indexOf('2222') + 4);
      return range.getClientRects().length;
    });
    expect(lines).toBe(1);
  },
);

test(
  'the actions of the login are in view while a field has the focus, in place of the menu, and after a wrong password',
  { tag: '@words' },
  async ({ open, session, site, t, page, expectFailures }) => {
    await open('/login');
    const targets = [session.submit, session.register, session.forgot];
    await expectAboveMenu(targets, site.menu, true);
    for (const width of [277, 360])
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: Math.round((width * 16) / 9) });
        await expect(session.submit).toBeInViewport({ ratio: 1 });
        await session.phone.focus();
        await expect(site.menu).toBeHidden();
        await expect(session.submit).toBeInViewport({ ratio: 1 });
        await session.title.click();
        await expect(site.menu).toBeVisible();
      });
    expectFailures(400);
    await session.login(phones.rich, 'wrong');
    const message = page.getByRole('main').getByText(t('error:WRONG_PASSWORD'));
    await expect(message).toBeVisible();
    await expect(page).toHaveURL('/login');
    await expect(session.password).toBeFocused();
    for (const target of targets) await expect(target).toBeInViewport({ ratio: 1 });
    // The error stays until a field changes.
    await session.password.press('End');
    await session.password.pressSequentially('x');
    await expect(message).toBeHidden();
    // The menu keeps its places while the last of its entries has not arrived.
    await session.title.click();
    await expect(site.menu).toBeVisible();
    const entries = site.menu.getByRole('listitem');
    const first = await entries.first().boundingBox();
    await entries.last().evaluate((entry) => entry.remove());
    expect(await entries.first().boundingBox()).toEqual(first);
  },
);

test(
  'nothing moves while home loads, at a width of 320 px @nightly',
  { tag: '@words' },
  async ({ page, loadHome }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await loadHome()).toBeLessThanOrEqual(0.01);
  },
);

test(
  'nothing moves while home loads, with text of 200 % @nightly',
  { tag: '@words' },
  async ({ page, loadHome }) => {
    await setFontSize(page, 32);
    expect(await loadHome()).toBeLessThanOrEqual(0.01);
  },
);

test(
  'nothing moves while the contact page loads @nightly',
  { tag: '@words' },
  async ({ signIn, t, chat, page }) => {
    await recordLayoutShifts(page);
    await signIn('rich', { at: '/user/contact' });
    await expect(page.getByRole('main').getByRole('img')).toBeVisible();
    await expect(page.getByText(t('common:state.loading'))).toHaveCount(0);
    await expect(chat.launcher).toBeVisible();
    await afterNextPaint(page);
    expect(await sumLayoutShifts(page)).toBeLessThanOrEqual(0.01);
  },
);

test(
  'nothing moves while the bonuses load @nightly',
  { tag: '@words' },
  async ({ signIn, bonus, chat, page, t }) => {
    await recordLayoutShifts(page);
    await signIn('rich', { at: bonus.address });
    await expect(bonus.card('LOYAL')).toContainText('100%');
    await expect(page.getByRole('main').getByLabel(t('common:state.loading'))).toHaveCount(0);
    await expect(chat.launcher).toBeVisible();
    await afterNextPaint(page);
    expect(await sumLayoutShifts(page)).toBeLessThanOrEqual(0.01);
  },
);

test(
  'nothing covers the bank that arrow keys reach, also above a keyboard @nightly',
  { tag: '@once' },
  async ({ signIn, profile, page }) => {
    await signIn('noBank', { at: '/user/profile?modal=bank-account' });
    await profile.account.bank.click();
    const search = profile.account.banks.getByRole('combobox');
    const isUncovered = () =>
      page.locator('[data-current="true"]').evaluate((bank) => {
        const { x, top, bottom } = bank.getBoundingClientRect();
        return [top + 2, bottom - 2].every((y) => bank.contains(document.elementFromPoint(x + 99, y)));
      });
    for (const [width, height] of [
      [360, 640],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (let count = 0; count < 9; count += 1) await search.press('ArrowDown');
      await expect.poll(isUncovered, `down, at ${height} px`).toBe(true);
      for (let count = 0; count < 7; count += 1) await search.press('ArrowUp');
      await expect.poll(isUncovered, `up, at ${height} px`).toBe(true);
    }
  },
);

test(
  'with large text, names of deposits and labels of buttons beside others keep their words @nightly',
  { tag: '@words' },
  async ({ signIn, deposit, site, page, t }) => {
    await signIn('rich', { at: deposit.at() });
    await expect(deposit.dialog.getByText('PAYTIMZ')).toBeVisible();
    await setFontSize(page, 32);
    await expect.poll(() => findBrokenWords(page)).not.toContain('PAYTIM|Z');
    const heightOf = async (name: string) =>
      (await site.dialog.getByRole('button', { name }).boundingBox())?.height;
    await navigate(page, '/user/statement?slips=1');
    await expect.poll(() => heightOf(t('common:actions.refresh'))).toBeLessThanOrEqual(88);
    await navigate(page, '/user/home?modal=reality-check');
    await expect.poll(() => heightOf(t('profile:realityCheck.break'))).toBeLessThanOrEqual(200);
  },
);

test(
  'a hint keeps the distance of a label to its field @nightly',
  { tag: '@once' },
  async ({ open, registration }) => {
    await open(registration.address);
    const field = await registration.phone.boundingBox();
    const hint = await registration.phone.evaluate((input) => {
      const [id] = input.getAttribute('aria-describedby')?.split(' ') ?? [];
      return document.getElementById(id ?? '')?.getBoundingClientRect().bottom;
    });
    expect(Math.round((field?.y ?? 0) - (hint ?? 0))).toBe(4);
  },
);
