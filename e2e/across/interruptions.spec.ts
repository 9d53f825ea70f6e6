/** Back and leaving during a request: nothing is lost without a question. */
import type { Page } from '@playwright/test';
import { hasLeaveWarning } from '../fixtures/leave-warning.ts';
import { games, password, phones, quiet, richMoney } from '../fixtures/member.ts';
import { expect, test as base } from '../fixtures/test.ts';
import { blank, slipScreen } from './slip.screen.ts';

const test = base.extend<{ signInByForm: (phone: string) => Promise<void> }>({
  hasChat: true,
  // Slips are not taken around midnight.
  frozenAt: '2026-11-21T12:00:00+07:00',
  /** Signs in by the form, so that a guest page precedes home in the history. */
  signInByForm: async ({ openWith, session, site, t }, use) =>
    use(async (phone) => {
      await openWith(quiet, '/contact');
      await site.menu.getByRole('link', { name: t('common:menu.login') }).click();
      await session.login(phone, password);
    }),
});

const back = (page: Page) => page.evaluate(() => history.back());

test(
  'Back to a guest page requires a confirmation before an unsent message is lost, also offline @nightly',
  { tag: '@once' },
  async ({ signInByForm, chat, site, t, backend, page, context, expectFailures }) => {
    expectFailures('network');
    await signInByForm(phones.new);
    await chat.open();
    await expect(chat.empty).toBeVisible();
    await backend.called('socket.join');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await expect(chat.connection('offline')).toBeVisible();
    await chat.write('first');
    await expect(chat.delivery('waiting')).toBeVisible();
    await chat.close.click();
    await expect(site.dialog).toBeHidden();
    const question = page.waitForEvent('dialog');
    await back(page);
    expect((await question).message()).toContain(t('common:logout.chat'));
    await (await question).dismiss();
    await expect(page).toHaveURL('/user/home');
    await context.setOffline(false);
    await chat.open();
    await expect(chat.sent).toHaveCount(1);
  },
);

test(
  'leaving during the upload of a slip requires a confirmation @nightly',
  { tag: '@once' },
  async ({ signInByForm, wallet, deposit, site, t, page, holdResponses, backend }) => {
    const slip = slipScreen(page, t);
    await signInByForm(phones.rich);
    const slips = await holdResponses('deposit.sendSlip');
    await wallet.openDeposit.click();
    await deposit.method('SCB').click();
    await deposit.sendSlip.click();
    await slip.make('slip.png', blank());
    await slips.waits();
    await back(page);
    await expect(deposit.methods).toBeVisible();
    await site.close.click();
    await expect(site.dialog).toBeHidden();
    await back(page);
    await expect(site.dialog.getByText(t('common:logout.sending'))).toBeVisible();
    await site.dialog.getByRole('button', { name: t('common:logout.stay') }).click();
    await expect(page).toHaveURL('/user/home');
    await slips.release();
    await expect.poll(() => backend.effects('deposit.sendSlip')).toBe(1);
    await expect(slip.badge).toBeVisible();
    await expect.poll(() => hasLeaveWarning(page), 'a request is pending').toBe(false);
    await back(page);
    await expect(page).toHaveURL('/contact');
  },
);

test(
  'while the list of slips loads, no earlier slip stands for the sent one',
  { tag: '@once' },
  async ({ signIn, page, t, holdResponses }) => {
    const slip = slipScreen(page, t);
    await signIn('rich', { at: slip.address });
    const sending = await holdResponses('deposit.sendSlip');
    await slip.make('slip.png', blank());
    await sending.waits();
    const list = await holdResponses('statement.slips', { times: 1 });
    await sending.release();
    await expect(page.getByRole('dialog', { name: t('common:outcome.sentTitle') })).toBeVisible();
    await expect(slip.underWay).toBeHidden();
    await list.release();
    await expect(page.getByRole('dialog', { name: t('deposit:slip.sent.title') })).toBeVisible();
    await expect(slip.underWay).toBeVisible();
  },
);

test(
  'a sheet that is loading can be closed; one that cannot be loaded leaves the page unchanged @nightly',
  { tag: '@once' },
  async ({ signIn, wallet, site, t, page, context, expectFailures }) => {
    expectFailures('network', 'missing-part');
    await signIn();
    await expect(wallet.shows(richMoney.total)).toBeVisible();
    // A file that other dialogs need, and that the idle page loads ahead, must not wait for ever.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('visits'))).not.toBeNull();
    await page.route('**/assets/*.js', () => undefined);
    const loading = page.getByRole('status').getByText(t('common:state.loading'));
    await wallet.openInvite.click();
    await expect(loading).toBeVisible();
    await back(page);
    await expect(loading).toBeHidden();
    await expect(page).toHaveURL('/user/home');
    await page.unroute('**/assets/*.js');

    await context.setOffline(true);
    await wallet.card(games.PG).click();
    await expect(page.getByText(t('common:state.failedHint'))).toBeVisible();
    await expect(page).toHaveURL('/user/home');
    await expect(wallet.shows(richMoney.total)).toBeVisible();
    await context.setOffline(false);
    await wallet.card(games.PG).click();
    await expect(site.dialog).toContainText(games.PG);
  },
);
