/**
 * Every page and every dialog: axe, texts and overflow in each language. A place is opened once, and its language is
 * switched in place. The tag `@laos` adds the build for Laos, for places that show a phone number, banks or texts of the
 * operator: no other screen depends on the market.
 */
import { returnToPage } from '../fixtures/page-visibility.ts';
import { phones } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/layout-checks.ts';
import { navigate } from '../fixtures/test.ts';
import { blank, slipScreen } from './slip.screen.ts';

/** Places that share a loaded app, by the market they depend on: banks, a bank account or texts of the operator. */
const memberPlaces = [
  [
    '@laos',
    '/user/home',
    '/user/home?modal=deposit',
    '/user/home?modal=deposit&method=SCB',
    '/user/home?modal=deposit&method=link',
    '/user/home?modal=slip',
    '/user/home?modal=transfer',
    '/user/home?modal=withdraw',
    '/user/home?modal=game&slot=PG',
  ],
  [
    '@laos',
    '/user/profile',
    '/user/profile?modal=holder-name',
    '/user/profile?modal=bank-account',
    '/user/profile?modal=password',
    '/user/profile?modal=play-safely',
    '/user/statement',
    '/user/statement?slips=1',
    '/user/statement?modal=spending',
    '/user/statement?modal=search',
    '/user/statement?modal=month',
  ],
  [
    '',
    '/user/home?modal=game&slot=LOTUS',
    '/user/home?modal=play&slot=LOTUS',
    '/user/home?modal=conditions',
    '/user/home?modal=promotions',
    '/user/home?modal=invite',
    '/user/home?modal=refund',
    '/user/home?modal=reality-check',
  ],
  [
    '',
    '/user/bonus?promo=SABAI50',
    '/user/bonus?modal=bonus&code=LOYAL',
    '/user/bonus?modal=promotion&promo=SABAI50',
    '/user/spin',
    '/user/contact',
    '/user/contact?modal=chat',
  ],
] as const;

/** One page of each kind that a wide screen lays out differently, and a dialog. */
const widePlaces = ['/user/home', '/user/home?modal=withdraw', '/user/profile', '/user/statement'];

const kindOf = (place: string) => (/modal=|slips=/.test(place) ? 'dialog' : 'page');

test('the other pages of guests and a video pass the layout checks', async ({
  open,
  page,
  checkLayout,
  world,
}) => {
  await open('/howto');
  await checkLayout('page', { returns: false });
  await navigate(page, '/howto?v=bonus-cancel');
  await checkLayout('dialog', { returns: false });
  for (const place of ['/contact', '/register', '/no-such-page']) {
    await navigate(page, place);
    await checkLayout('page', { returns: false });
  }
  await world.site.change({ status: 'terminated' });
  await open('/terminated');
  await checkLayout('page', { returns: false });
});

for (const [tag, first, ...others] of memberPlaces) {
  const title = `${[first, ...others].join(', ')} pass the layout checks ${tag}`.trim();
  test(title, async ({ signIn, page, checkLayout, world }) => {
    if (first === '/user/bonus?promo=SABAI50') await world.site.change({ enableChatWidget: true });
    await signIn('rich', { at: first });
    await checkLayout(kindOf(first), { returns: false });
    for (const place of others) {
      await navigate(page, place);
      await checkLayout(kindOf(place), { returns: false });
    }
  });
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

  test('pages of a member and the login pass the layout checks', async ({
    signIn,
    open,
    page,
    checkLayout,
  }) => {
    await signIn();
    for (const place of widePlaces) {
      await navigate(page, place);
      await checkLayout(kindOf(place));
    }
    // A guest page is last, because it ends the session.
    await open('/login');
    await checkLayout('page', { returns: false });
  });
});

test('agreement and logout pass the layout checks @nightly', async ({ signIn, site, checkLayout }) => {
  await signIn('rich', { isAgreed: false });
  await site.agreement.waitFor();
  await checkLayout('dialog');
  await site.agree.click();
  await site.logout.click();
  await checkLayout('dialog', { returns: false });
});

test('a transaction passes the layout checks @laos @nightly', async ({ signIn, statement, checkLayout }) => {
  await signIn('rich', { at: statement.address });
  await statement.rows.first().click();
  await checkLayout('dialog', { returns: false });
});

test('the confirmation and the result of a withdrawal, and its status at home, pass the layout checks @laos @nightly', async ({
  signIn,
  withdraw,
  world,
  checkLayout,
}) => {
  // The withdrawal stays in progress, however long the checks take.
  await world.clock.freeze();
  await signIn('rich', { at: withdraw.address });
  await withdraw.openConfirmation(500);
  await checkLayout('dialog');
  await withdraw.confirm(500).click();
  await withdraw.done.waitFor();
  await checkLayout('dialog');
  await withdraw.ok.click();
  await withdraw.news('in progress', 500).waitFor();
  await checkLayout('page', { returns: false });
});

for (const noun of ['invite', 'refund'] as const) {
  test(`the ${noun} sheet and its confirmation pass the layout checks @nightly`, async ({
    signIn,
    invite,
    refund,
    checkLayout,
  }) => {
    const screen = { invite, refund }[noun];
    await signIn('due', { at: screen.address });
    await screen.enter();
    if (noun === 'invite') {
      await invite.showQr.click();
      await invite.qr.waitFor();
    }
    await checkLayout('dialog');
    await screen.choices.bonus.click();
    await screen.bonusQuestion.waitFor();
    await checkLayout('dialog', { returns: false });
  });
}

test('the current bonus and the confirmation of its cancellation pass the layout checks @nightly', async ({
  signIn,
  bonus,
  checkLayout,
}) => {
  await signIn('bonus', { at: bonus.address });
  await bonus.toCurrent.waitFor();
  await checkLayout();
  await bonus.toCurrent.click();
  await bonus.cancelling.sheet.waitFor();
  await checkLayout('dialog');
  await bonus.cancelling.first.click();
  await bonus.cancelling.question.waitFor();
  await checkLayout('dialog', { returns: false });
});

test('the result of a spin and the confirmation of a claim pass the layout checks @nightly', async ({
  signIn,
  spin,
  world,
  checkLayout,
}) => {
  await world.spin.forcePrize({ prize: 'CASH500' });
  await signIn('spin', { at: spin.address });
  await checkLayout();
  await spin.start(5);
  await spin.finish();
  await spin.won.waitFor();
  await checkLayout('dialog');
  await spin.ok.click();
  await spin.claim.openConfirmation('฿500');
  await spin.claim.question.waitFor();
  await checkLayout('dialog', { returns: false });
});

test('an open and a closed QR code pass the layout checks @nightly', async ({
  signIn,
  deposit,
  page,
  world,
  checkLayout,
}) => {
  await signIn('rich', { at: deposit.at('KBANK') });
  await deposit.qr.make(100);
  await checkLayout('dialog');
  await world.deposit.expireQr({ member: phones.rich });
  await page.reload();
  await deposit.qr.closed.waitFor();
  await checkLayout('dialog', { returns: false });
});

test('a chosen and a sent slip pass the layout checks @nightly', async ({ signIn, page, t, checkLayout }) => {
  const slip = slipScreen(page, t);
  await signIn('rich', { at: slip.address });
  await slip.choose('slip.png', blank());
  await slip.text(t('deposit:slip.finding.no-picture.text')).waitFor();
  await checkLayout('dialog');
  await slip.send.click();
  await slip.underWay.waitFor();
  await checkLayout('dialog', { returns: false });
});

test('/login and its problems pass the layout checks @laos', async ({ open, session, page, checkLayout }) => {
  await open('/login');
  await checkLayout();
  await session.submit.click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
  await checkLayout('page', { returns: false });
});

test('the steps of the registration pass the layout checks @laos @nightly', async ({
  open,
  registration,
  page,
  world,
  checkLayout,
}) => {
  await open(registration.address);
  await checkLayout();
  await registration.phone.fill('0911112222');
  await registration.sendCode.click();
  await registration.steps.otp.waitFor();
  await checkLayout();
  const { code } = await world.otp('0911112222');
  await registration.code.fill(code);
  await registration.steps.profile.waitFor();
  await checkLayout();
  await registration.submitProfile({ name: 'Somjai Demo', password: 'secret-1' });
  await registration.steps.bank.waitFor();
  await registration.submit.click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
  await checkLayout();
  await registration.bank.click();
  await checkLayout('dialog', { returns: false });
});

for (const [who, what] of [
  ['new', 'a wallet without money'],
  ['noBank', 'a member without a bank account'],
  ['thaiName', 'a name that must be English'],
] as const) {
  test(`${what} passes the layout checks @nightly`, async ({ signIn, open, withdraw, checkLayout }) => {
    await signIn(who, { at: withdraw.address });
    await checkLayout('dialog');
    await open('/user/statement');
    await checkLayout('page', { returns: false });
  });
}

test('the offer of an update passes the layout checks @nightly', async ({ signIn, page, t, checkLayout }) => {
  await signIn();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('visits'))).not.toBeNull();
  // Service workers are blocked here, so the test sends the message of one.
  await page.evaluate(() =>
    navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data: { build: 'another' } })),
  );
  await returnToPage(page);
  await page.getByText(t('site:update.title')).waitFor();
  await checkLayout('page', { returns: false });
});
