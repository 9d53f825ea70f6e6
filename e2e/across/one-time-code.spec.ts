import { expect, test } from '../fixtures/test.ts';

const phone = '0911112222';
const person = { name: 'Somjai Demo', password: 'secret-1' };

test('a wrong code shows the remaining tries, and the right one still works', async ({
  open,
  registration,
  world,
  t,
  page,
  expectFailures,
}) => {
  expectFailures(400);
  await open(registration.address);
  await registration.phone.fill(phone);
  await registration.sendCode.click();
  await expect(registration.steps.otp).toBeVisible();
  const { code } = await world.otp(phone);
  await registration.code.fill(code === '000000' ? '111111' : '000000');
  await expect(page.getByText(t('error:OTP_CODE_INVALID_left', { left: 4 }))).toBeVisible();
  await registration.code.fill(code);
  await expect(registration.steps.profile).toBeVisible();
});

test(
  'five wrong codes block the number for a while @nightly',
  { tag: '@once' },
  async ({ open, registration, world, t, page, expectFailures }) => {
    expectFailures(400, 429);
    await open(registration.address);
    await registration.phone.fill(phone);
    await registration.sendCode.click();
    await expect(registration.steps.otp).toBeVisible();
    const { code } = await world.otp(phone);
    const wrong = ['000000', '111111', '222222', '333333', '444444', '555555'].filter((one) => one !== code);
    for (const [tries, one] of wrong.slice(0, 4).entries()) {
      await registration.code.fill(one);
      await expect(page.getByText(t('error:OTP_CODE_INVALID_left', { left: 4 - tries }))).toBeVisible();
    }
    await registration.code.fill(wrong[4] ?? '');
    await expect(page.getByText(t('error:OTP_BLOCK_minutes', { minutes: 15 }))).toBeVisible();
  },
);

test(
  'a new code can be requested after a minute @nightly',
  { tag: '@once' },
  async ({ open, registration, world, t, page }) => {
    await page.clock.install();
    await open(registration.address);
    await registration.phone.fill(phone);
    await registration.sendCode.click();
    const wait = page.getByRole('button', { name: t('registration:otp.resendIn', { time: '' }).trim() });
    await expect(wait).toBeDisabled();
    const { code } = await world.otp(phone);
    await world.clock.advance(61_000);
    await page.clock.runFor(61_000);
    await registration.resend.click();
    await expect(page.getByText(t('registration:otp.resent'))).toBeVisible();
    await expect.poll(async () => (await world.otp(phone)).code).not.toBe(code);
  },
);

test(
  'a number that was verified too long ago gets a new code @nightly',
  { tag: '@once' },
  async ({ open, registration, world, t, page, expectFailures }) => {
    expectFailures(400);
    await open(registration.address);
    await registration.phone.fill(phone);
    await registration.sendCode.click();
    await expect(registration.steps.otp).toBeVisible();
    await registration.code.fill((await world.otp(phone)).code);
    await expect(registration.steps.profile).toBeVisible();
    await world.clock.advance(31 * 60_000);
    await registration.submitProfile(person);
    await expect(registration.steps.phone).toBeVisible();
    await expect(page.getByText(t('error:UNVERIFIED_OTP'))).toBeVisible();
    await registration.sendCode.click();
    await expect(registration.steps.otp).toBeVisible();
    await registration.code.fill((await world.otp(phone)).code);
    await expect(registration.password).toHaveValue(person.password);
    await registration.next.click();
    await expect(registration.steps.bank).toBeVisible();
  },
);

test('a reload keeps the pending code @nightly', async ({ open, registration, world, t, page, backend }) => {
  await open(registration.address);
  await registration.phone.fill(phone);
  await registration.sendCode.click();
  await expect(registration.steps.otp).toBeVisible();
  const { code, ref } = await world.otp(phone);
  await page.reload();
  await expect(page.getByText(t('registration:otp.reference', { reference: ref }))).toBeVisible();
  await expect(
    page.getByRole('button', { name: t('registration:otp.resendIn', { time: '' }).trim() }),
  ).toBeDisabled();
  await registration.code.fill(code);
  await expect(registration.steps.profile).toBeVisible();
  expect(await backend.calls('registration.sendOtp')).toHaveLength(1);
});
