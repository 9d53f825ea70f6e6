import { readFileSync } from 'node:fs';
import { catchPassing } from './fixtures/clock.ts';
import { operatorText } from './fixtures/operator.ts';
import { phones, richMoney } from './fixtures/member.ts';
import { expect, test } from './fixtures/test.ts';
import { baht } from './fixtures/translations.ts';

const { wallet: inWallet } = richMoney;
const member = phones.rich;

/** A shared gift: text, then the link. */
const shared = (code: string) => `ซองของขวัญ 🎁 https://gift.truemoney.com/campaign/?v=${code} 24 h`;
const gift = 'abcDEF0123456789zz';

test('a QR code that is paid after 20 seconds shows one message with a link to the statement', async ({
  signIn,
  wallet,
  deposit,
  statement,
  page,
  world,
  backend,
}) => {
  await page.clock.install();
  await signIn();
  await wallet.openDeposit.click();
  await deposit.method('KBANK').click();
  await deposit.qr.make(100);
  await expect(page).toHaveURL(deposit.at('KBANK'));
  await expect(deposit.qr.timeLeft).toHaveText(/^1[45]:\d\d$/);
  // The app compares the statement with the one from before the payment.
  await expect.poll(() => backend.calls('statement.list')).not.toEqual([]);
  await world.clock.advance(20_000);
  await world.deposit.payQr({ member });
  // The app checks at once when the player returns from the bank app.
  await page.clock.fastForward(20_000);
  await expect(deposit.received(100)).toBeVisible();
  await deposit.statement.click();
  await expect(statement.row('deposit', 100)).toHaveCount(1);
  expect((await backend.balances())['wallet']).toBe(inWallet + 100);
  expect(await backend.effects('deposit.createQr')).toBe(1);
  // The message appears once: not on another page, nor after another check.
  await page.clock.fastForward(60_000);
  await expect(deposit.toast(100)).toHaveCount(0);
  await page.goBack();
  await expect(deposit.qr.amount).toBeVisible();
  await deposit.close.click();
  await expect(wallet.inWallet).toHaveText(baht(inWallet + 100));
});

test('an expired QR code shows the question whether it was paid, with any clock of the phone', async ({
  signIn,
  deposit,
  page,
  world,
}) => {
  await page.clock.install({ time: '2001-01-01T00:00:00Z' });
  await signIn('rich', { at: deposit.at('WW') });
  await deposit.qr.make(250);
  await expect(deposit.qr.timeLeft).toHaveText(/^1[45]:\d\d$/);
  await world.clock.advance(600_000);
  await page.clock.fastForward(600_000);
  await expect(deposit.qr.timeLeft).toHaveText(/^0[34]:\d\d$/);
  await world.clock.advance(300_000);
  await page.clock.fastForward(300_000);
  await expect(deposit.qr.expired).toBeVisible();
  await deposit.qr.check.click();
  await expect(deposit.qr.nothing).toBeVisible();
  await deposit.qr.again.click();
  await expect(deposit.qr.amount).toBeVisible();
});

test('an open QR code appears again in the sheet, and can be cancelled @nightly', async ({
  signIn,
  wallet,
  deposit,
  page,
  backend,
}) => {
  await signIn();
  await wallet.openDeposit.click();
  await deposit.method('PAYTIMZ').click();
  await deposit.qr.make(50);
  // Back leaves the method first, then the sheet.
  await page.goBack();
  await expect(deposit.methods).toBeVisible();
  await page.goBack();
  await expect(deposit.dialog).toBeHidden();
  await wallet.openDeposit.click();
  await expect(deposit.qr.code(50)).toBeVisible();
  await deposit.qr.cancel.click();
  await deposit.qr.keep.click();
  await deposit.qr.cancel.click();
  await deposit.qr.confirmCancel.click();
  await expect(deposit.qr.amount).toBeVisible();
  expect(await backend.effects('deposit.cancelQr')).toBe(1);
  await deposit.close.click();
  await expect(page).toHaveURL('/user/home');
});

test(
  'a QR code of one provider replaces that of another, which is read again @nightly',
  { tag: '@once' },
  async ({ signIn, deposit, open }) => {
    await signIn('rich', { at: deposit.at('KBANK') });
    await deposit.qr.make(100);
    await deposit.all.click();
    await deposit.method('WW').click();
    await deposit.qr.make(200);
    await deposit.all.click();
    await deposit.method('KBANK').click();
    await expect(deposit.qr.amount).toBeVisible();
    await open(deposit.at('WW'));
    await expect(deposit.qr.code(200)).toBeVisible();
  },
);

test('a gift link is found in a shared text, reconciled without a response, and pays once', async ({
  signIn,
  deposit,
  wallet,
  t,
  world,
  backend,
  expectFailures,
  loseResponses,
}) => {
  expectFailures(409);
  await loseResponses('deposit.sendLink', 'after');
  await signIn('rich', { at: deposit.at('link') });
  await deposit.link.field.fill(shared(gift));
  await expect(deposit.link.field).toHaveValue(`https://gift.truemoney.com/campaign/?v=${gift}`);
  await deposit.link.send.click();
  await expect(deposit.received(100)).toBeVisible();
  expect(await backend.effects('deposit.sendLink')).toBe(1);
  await deposit.ok.click();
  await expect(wallet.shows(inWallet + 100)).toBeVisible();
  await world.faults.clear();

  await wallet.openDeposit.click();
  await deposit.link.field.fill(shared(gift));
  await deposit.link.send.click();
  await expect(deposit.dialog.getByText(t('error:TRUELINK_DUPLICATE'))).toBeVisible();
  await expect(deposit.dialog.getByText(t('error:advice.TRUELINK_DUPLICATE'))).toBeVisible();
  await expect(deposit.link.field).toHaveValue(`https://gift.truemoney.com/campaign/?v=${gift}`);
  expect(await backend.effects('deposit.sendLink')).toBe(1);
  expect((await backend.balances())['wallet']).toBe(inWallet + 100);
});

test(
  'a double click makes one QR code and one cancellation; a code is saved as a picture that a bank app can read',
  { tag: '@once' },
  async ({ signIn, deposit, page, backend }) => {
    await signIn('rich', { at: deposit.at('KBANK') });
    await deposit.qr.amount.fill('100');
    await deposit.qr.create.dblclick();
    await expect(deposit.qr.code(100)).toBeVisible();
    const [download] = await Promise.all([page.waitForEvent('download'), deposit.qr.save.click()]);
    expect(download.suggestedFilename()).toBe('deposit-100-baht.png');
    const picture = readFileSync(await download.path());
    expect(picture.toString('latin1', 1, 4)).toBe('PNG');
    expect(picture.readUInt32BE(16), 'its width in pixels').toBeGreaterThanOrEqual(720);
    await deposit.qr.cancel.click();
    await deposit.qr.confirmCancel.dblclick();
    await expect(deposit.qr.amount).toBeVisible();
    for (const operation of ['deposit.createQr', 'deposit.cancelQr'])
      expect(await backend.calls(operation), operation).toHaveLength(1);
  },
);

test(
  'a refused QR code shows the reason: amount too small, none created, or unavailable @nightly',
  { tag: '@once' },
  async ({ signIn, deposit, t, page, language, expectFailures }) => {
    expectFailures(400);
    await page.clock.install();
    await signIn('rich', { at: deposit.at('WW') });
    await deposit.qr.amount.fill('99.99');
    const reason = deposit.dialog.getByRole('button', {
      name: t('deposit:qr.reason.minimum', { amount: 100 }),
    });
    await expect(reason).toBeDisabled();
    await deposit.qr.amount.fill('100.12');
    await deposit.qr.create.click();
    await expect(deposit.dialog.getByText(t('error:QR_FAIL'))).toBeVisible();
    await deposit.qr.amount.fill('100.14');
    const noneNow = page.getByRole('alert').filter({ hasText: operatorText('noQrNow', language) });
    await catchPassing(page, () => deposit.qr.create.click(), noneNow);
    await expect(deposit.qr.amount).toBeVisible();
  },
);

test(
  'an account is copied as digits, and a Thai name at a bank with English names must be changed first @nightly',
  { tag: '@once' },
  async ({ signIn, deposit, profile, t, page, context, wallet }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn('thaiName');
    await wallet.openDeposit.click();
    await deposit.method('SCB').click();
    await expect(deposit.copyNumber).toHaveCount(0);
    await deposit.dialog.getByRole('button', { name: t('deposit:englishName.action') }).click();
    await profile.name.field.fill('Lek Demo');
    await profile.name.save.click();
    await expect(deposit.copyNumber).toBeVisible();
    await expect(page).toHaveURL(deposit.at('SCB'));
    // A dialog in the middle of a window moves when it grows.
    await page.setViewportSize({ width: 1280, height: 800 });
    // Waits until the dialog has slid in.
    await deposit.copyNumber.click({ trial: true });
    const place = await deposit.copyNumber.boundingBox();
    await deposit.copyNumber.click();
    await expect(deposit.dialog.getByText(t('deposit:copied.since'))).toBeVisible();
    expect(await deposit.copyNumber.boundingBox()).toEqual(place);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('0001112221');
    await deposit.sendSlip.click();
    await expect(page).toHaveURL('/user/home?modal=slip');
    await deposit.close.click();
    await expect(page).toHaveURL('/user/home');
  },
);
