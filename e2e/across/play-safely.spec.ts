/** Responsible play: the session time, the reality check, the budget reminder, the pause. */
import { runClockUntil } from '../fixtures/clock.ts';
import { password, phones } from '../fixtures/member.ts';
import { expect, waitUntilInteractive, test as base } from '../fixtures/test.ts';
import { playSafelyScreen } from './play-safely.screen.ts';

const minutes = (count: number) => count * 60_000;

const test = base.extend<{ safely: ReturnType<typeof playSafelyScreen> }>({
  safely: async ({ page, t }, use) => use(playSafelyScreen(page, t)),
});

test('after fifteen minutes the reality check shows time and money, and requires a choice @nightly', async ({
  signIn,
  site,
  safely,
  session,
  t,
  page,
  world,
}) => {
  await page.clock.install();
  await signIn();
  // Pausing takes two taps from home.
  await site.menu.getByRole('link', { name: t('common:menu.profile') }).click();
  await expect(safely.clock).toHaveText(/^0:00:/);
  const start = await safely.clock.evaluate(
    ({ textContent }) => Date.now() - Number(/:(\d\d)$/.exec(textContent ?? '')?.[1]) * 1_000,
  );
  /** Stops the clock of the page at a minute of the session. */
  const stopAt = (minute: number) => page.clock.pauseAt(start + minutes(minute));
  await safely.open.click();
  await safely.checkEvery(15);
  await safely.close.click();
  await world.deposit.makeQr({ member: phones.rich, provider: 'KBANK', amount: 250 });
  await world.deposit.payQr({ member: phones.rich });

  // The reality check waits for other dialogs.
  await site.openConditions.click();
  await expect(site.conditions).toBeVisible();
  await stopAt(16);
  await page.clock.runFor(1_000);
  await expect(site.dialog).toHaveCount(1);
  await expect(site.conditions).toBeVisible();
  await site.close.click();
  await runClockUntil(page, safely.check.money(safely.sum(250)), 100);
  await expect(safely.check.dialog).toContainText(/0:16:/);
  await expect(safely.check.money(safely.sum(0))).toBeVisible();

  // Escape and Back do not close it.
  await page.keyboard.press('Escape');
  await page.goBack();
  await page.clock.runFor(1_000);
  await expect(safely.check.dialog).toBeVisible();
  await safely.check.continue.click();
  await page.clock.resume();
  await expect(site.dialog).toHaveCount(0);

  // A reload keeps the session time and the setting.
  await page.reload();
  await waitUntilInteractive(page);
  await expect(safely.clock).toHaveText(/^0:16:/);
  await expect(safely.clockInBar).toHaveCount(0);
  await stopAt(30.5);
  await expect(safely.clockInBar).toHaveText('0:30');
  await stopAt(31.5);
  await runClockUntil(page, safely.check.dialog, 100);
  await expect(safely.check.dialog).toContainText(/0:31:/);
  await page.clock.resume();
  await safely.check.break.click();
  await expect(session.title).toBeVisible();
});

test.describe('at noon of the players', () => {
  const noon = '2026-11-21T12:00:00+07:00';
  // Their day must not end between two steps.
  test.use({ frozenAt: noon });

  test('a deposit beyond the budget reminder needs a confirmation @nightly', async ({
    page,
    signIn,
    open,
    deposit,
    safely,
    world,
    backend,
  }) => {
    await page.clock.install({ time: noon });
    const member = phones.new;
    await world.deposit.makeQr({ member, provider: 'KBANK', amount: 300 });
    await world.deposit.payQr({ member });
    await signIn('new', { at: safely.address });
    await safely.remindOf(500);
    await open(deposit.at());
    await expect(safely.budget.line).toContainText(safely.sum(300));
    await expect(safely.budget.line).toContainText(safely.sum(200));
    await deposit.method('KBANK').click();
    await deposit.qr.amount.fill('350');
    await deposit.qr.create.click();
    await expect(safely.budget.question(150)).toBeVisible();
    await safely.budget.back.click();
    await expect(deposit.qr.amount).toHaveValue('350');
    expect(await backend.effects('deposit.createQr')).toBe(0);
    await deposit.qr.create.click();
    await safely.budget.confirm.click();
    await expect(deposit.qr.code(350)).toBeVisible();
    expect(await backend.effects('deposit.createQr')).toBe(1);
  });
});

test('a pause hides deposits and games after a new login too, keeps withdrawals, and ends by itself @nightly', async ({
  signIn,
  open,
  deposit,
  wallet,
  safely,
  session,
  page,
}) => {
  await page.clock.install();
  await signIn('rich', { at: safely.address });
  await safely.pause.select('hour');
  await safely.pause.start.click();
  await expect(safely.pause.onLogin).toBeVisible();
  const kept = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
  expect(kept.filter((key) => /^(?:token|session-clock|play-safely)$/.test(key))).toEqual(['play-safely']);

  await session.login(phones.rich, password);
  await expect(safely.pause.notice).toBeVisible();
  await expect(wallet.openWithdraw).toBeVisible();
  await expect(wallet.openDeposit).toHaveCount(0);
  await expect(wallet.card('Pocket Garden')).toHaveCount(0);
  await open(deposit.at('KBANK'));
  await expect(safely.pause.dialog).toBeVisible();
  await open('/user/home?modal=game&slot=PG');
  await expect(safely.pause.dialog).toBeVisible();

  await page.clock.fastForward(minutes(60));
  await page.clock.runFor(2_000);
  await open('/user/home');
  await expect(wallet.openDeposit).toBeVisible();
  await expect(wallet.card('Pocket Garden')).toBeVisible();
  await expect(safely.pause.notice).toHaveCount(0);
});
