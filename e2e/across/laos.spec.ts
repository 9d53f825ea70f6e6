/** The build for Laos (spec 1, 9). */
import { expect, test } from '../fixtures/test.ts';
import { translator } from '../fixtures/translations.ts';

const person = { name: 'Bounmy Demo', password: 'secret-1' };

test('a first visit is in Lao; a phone number of any length registers, no bank is recommended, and the currency is chosen', async ({
  context,
  open,
  registration,
  session,
  site,
  t,
  wallet,
  world,
  page,
}) => {
  await world.site.change({ registerOTP: false });
  await context.clearCookies({ name: 'locale' });
  await open('/login');
  await expect(page.getByRole('heading', { name: translator('la')('session:title') })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'lo');
  expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe('la');

  await open(registration.address);
  await registration.begin('20555512');
  await registration.submitProfile(person);
  await expect(registration.currency('LAK')).toBeChecked();
  await registration.currency('BAHT').check({ force: true });
  await registration.bank.click();
  await expect(site.dialog.getByRole('option').first()).toBeVisible();
  await expect(site.dialog.getByRole('group', { name: t('registration:bank.popular') })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(site.dialog).toBeHidden();
  await registration.submitBank({ bank: 'BCEL', number: '010112000123456', first: 'Bounmy', last: 'Demo' });
  await expect(registration.registered).toBeVisible();
  const { member } = await world.members.read('20555512');
  expect(member).toMatchObject({ currency: 'BAHT', bankAccount: { bankCode: 'BCEL' } });
  await expect(page).toHaveURL('/login');
  await session.password.fill(person.password);
  await session.submit.click();
  await expect(wallet.balance.getByText(person.name)).toBeVisible();
});

test('banks have their Lao names in deposits and in withdrawals @nightly', async ({
  signIn,
  open,
  deposit,
  withdraw,
  t,
}) => {
  await signIn('rich', { at: deposit.at() });
  await expect(deposit.dialog.getByText(t('bank:names.KBANK'))).toBeVisible();
  await open(deposit.at('SCB'));
  await expect(deposit.dialog.getByText(t('bank:names.SCB')).first()).toBeVisible();
  await open(withdraw.address);
  await withdraw.fill('500');
  await expect(withdraw.dialog.getByText(t('bank:names.BCEL')).first()).toBeVisible();
});
