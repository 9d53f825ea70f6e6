import { catchPassing } from './fixtures/clock.ts';
import { afterNextPaint, recordLayoutShifts, sumLayoutShifts } from './fixtures/layout-shift.ts';
import { banksOf } from './fixtures/member.ts';
import { expect, test } from './fixtures/test.ts';

const phone = '0911112222';
const person = { name: 'Somjai Demo', password: 'secret-1' };
const account = { bank: banksOf.thailand.another, number: '4445556667', first: 'Somjai', last: 'Demo' };

test(
  'a new member registers once with a code from the phone, after a wrong one, and logs in',
  { tag: '@words' },
  async ({ open, registration, session, wallet, world, t, page, banks, backend, expectFailures }) => {
    expectFailures(400);
    await page.clock.install();
    await open(registration.address);
    await registration.phone.fill(phone);
    await registration.sendCode.click();
    await expect(registration.steps.otp).toBeFocused();
    const { code, ref } = await world.otp(phone);
    await expect(page.getByText(t('registration:otp.reference', { reference: ref }))).toBeVisible();
    await registration.code.fill(code === '000000' ? '111111' : '000000');
    await expect(page.getByText(t('error:OTP_CODE_INVALID_left', { left: 4 }))).toBeVisible();
    // Its frame would cross the boxes.
    await expect(registration.code).toHaveCSS('border-top-width', '0px');
    await registration.code.fill(code);
    await expect(registration.steps.profile).toBeVisible();
    await registration.submitProfile(person);
    await registration.fillBank({ ...account, bank: banks.another });
    await catchPassing(page, () => registration.submit.dblclick(), registration.steps.done);
    await expect(page).toHaveURL('/login');
    await expect(registration.registered).toBeVisible();
    expect(await backend.calls('registration.register')).toHaveLength(1);
    await expect(session.phone).toHaveValue(/^091-?111-?2222$/);
    // The next person on this phone sees nothing of the registration.
    await page.goBack();
    await expect(registration.phone).toHaveValue('');
    await page.goForward();
    await session.password.fill(person.password);
    await session.submit.click();
    await expect(wallet.balance.getByText(person.name)).toBeVisible();
    const { member } = await world.members.read(phone);
    expect(member.bankAccount).toEqual({
      bankCode: banks.another,
      bankAccountName: 'SOMJAI DEMO',
      bankAccountNo: '4445556667',
    });
  },
);

test(
  'while it is read whether codes are sent, title and login keep their places @nightly',
  { tag: '@words' },
  async ({ open, registration, holdResponses, t, page }) => {
    await recordLayoutShifts(page);
    const setting = await holdResponses('registration.otpSetting');
    for (const viewport of [page.viewportSize()!, { width: 1280, height: 800 }]) {
      await page.setViewportSize(viewport);
      await open(registration.address);
      await expect(page.getByRole('main').getByText(t('common:state.loading'))).toBeVisible();
      await setting.release();
      await expect(registration.phone).toBeVisible();
      await afterNextPaint(page);
      expect(await sumLayoutShifts(page), `${viewport.width} px`).toBeLessThanOrEqual(0.005);
    }
  },
);

test(
  'a reload keeps the entered values, but no password @nightly',
  { tag: '@once' },
  async ({ open, registration, world, t, page }) => {
    await world.site.change({ registerOTP: false });
    await open(registration.address);
    await registration.begin(phone);
    await registration.name.fill(person.name);
    await registration.password.fill(person.password);
    await page.reload();
    await expect(page.getByText(t('registration:draft'))).toBeVisible();
    await expect(registration.name).toHaveValue(person.name);
    await expect(registration.password).toHaveValue('');
    const stored = await page.evaluate(() =>
      JSON.stringify([history.state, { ...localStorage }, { ...sessionStorage }]),
    );
    expect(stored).not.toContain(person.password);
  },
);

test(
  'a lost response to the registration leads to the login, without a second registration',
  { tag: '@once' },
  async ({ open, registration, session, wallet, world, t, page, backend, loseResponses }) => {
    await world.site.change({ registerOTP: false });
    await loseResponses('registration.register', 'after');
    await open(registration.address);
    await registration.begin(phone);
    await registration.submitProfile(person);
    await registration.submitBank(account);
    const warning = page.getByRole('alert').getByRole('note');
    await expect(warning).toContainText(t('registration:outcomeUnknown'));
    // The bar of the button covers nothing of it.
    const gap = async () => {
      const [above, below] = [await warning.boundingBox(), await registration.submit.boundingBox()];
      return above && below ? below.y - above.y - above.height : -1;
    };
    await expect.poll(gap).toBeGreaterThan(0);
    expect(await backend.effects('registration.register')).toBe(1);
    await open('/login');
    await session.login(phone, person.password);
    await expect(wallet.balance.getByText(person.name)).toBeVisible();
  },
);
