/**
 * Every page and every dialog that is finished: for everybody, on every phone, in every language. A place is opened once
 * and then read in one language after the other, as by a player who changes it there.
 */
import { comeBackTo } from '../fixtures/come-back.ts';
import { phones } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/judge.ts';
import { blank, slipScreen } from './slip.screen.ts';

/** Addresses, and whether a dialog is expected there. */
const guestPlaces = [
  '/login',
  '/register',
  '/howto',
  '/howto?v=bonus-cancel',
  '/contact',
  '/terminated',
  '/no-such-page',
];
const memberPlaces = [
  '/user/home',
  '/user/home?modal=deposit',
  '/user/home?modal=deposit&method=SCB',
  '/user/home?modal=deposit&method=link',
  '/user/home?modal=slip',
  '/user/home?modal=transfer',
  '/user/home?modal=withdraw',
  '/user/home?modal=game&slot=PG',
  '/user/home?modal=game&slot=LOTUS',
  '/user/home?modal=conditions',
  '/user/home?modal=promotions',
  '/user/home?modal=invite',
  '/user/home?modal=refund',
  '/user/profile',
  '/user/profile?modal=holder-name',
  '/user/profile?modal=bank-account',
  '/user/profile?modal=password',
  '/user/profile?modal=play-safely',
  '/user/home?modal=reality-check',
  '/user/statement',
  '/user/statement?slips=1',
  '/user/statement?modal=spending',
  '/user/contact',
  '/user/contact?modal=chat',
  '/user/bonus?promo=SABAI50',
  '/user/bonus?modal=bonus&code=LOYAL',
  '/user/bonus?modal=promotion&promo=SABAI50',
  '/user/spin',
];

for (const place of guestPlaces) {
  test(`${place} is for everybody`, async ({ open, judge, world }) => {
    if (place === '/terminated') await world.site.change({ status: 'terminated' });
    await open(place);
    await judge(place.includes('?v=') ? 'dialog' : 'page');
  });
}

for (const place of memberPlaces) {
  test(`${place} is for everybody`, async ({ signIn, judge, world }) => {
    if (place.includes('modal=chat')) await world.site.change({ enableChatWidget: true });
    await signIn('rich', { at: place });
    await judge(/modal=|slips=/.test(place) ? 'dialog' : 'page');
  });
}

test('the agreement is for everybody', async ({ signIn, site, judge }) => {
  await signIn('rich', { isAgreed: false });
  await site.agreement.waitFor();
  await judge('dialog');
});

test('the question before logging out is for everybody', async ({ signIn, site, judge }) => {
  await signIn();
  await site.logout.click();
  await judge('dialog');
});

test('a transaction is for everybody', async ({ signIn, statement, judge }) => {
  await signIn('rich', { at: statement.address });
  await statement.rows.first().click();
  await judge('dialog');
});

test('the question and the end of a withdrawal, and what home tells of it, are for everybody', async ({
  signIn,
  withdraw,
  judge,
}) => {
  await signIn('rich', { at: withdraw.address });
  await withdraw.fill('500');
  await judge('dialog');
  await withdraw.confirm(500).click();
  await withdraw.done.waitFor();
  await judge('dialog');
  await withdraw.ok.click();
  await withdraw.news('in progress', 500).waitFor();
  await judge();
});

for (const noun of ['invite', 'refund'] as const) {
  test(`what there is of the ${noun}, and its question, are for everybody`, async ({
    signIn,
    invite,
    refund,
    judge,
  }) => {
    const screen = { invite, refund }[noun];
    await signIn('due', { at: screen.address });
    await screen.enter();
    if (noun === 'invite') {
      await invite.showQr.click();
      await invite.qr.waitFor();
    }
    await judge('dialog');
    await screen.ways.bonus.click();
    await judge('dialog');
  });
}

test('the bonus a member has, and the question before it is cancelled, are for everybody', async ({
  signIn,
  bonus,
  judge,
}) => {
  await signIn('bonus', { at: bonus.address });
  await bonus.toCurrent.waitFor();
  await judge();
  await bonus.toCurrent.click();
  await bonus.cancelling.sheet.waitFor();
  await judge('dialog');
  await bonus.cancelling.first.click();
  await bonus.cancelling.question.waitFor();
  await judge('dialog');
});

test('the end of a spin and the question before a claim are for everybody', async ({
  signIn,
  spin,
  world,
  judge,
}) => {
  await world.spin.forcePrize({ prize: 'CASH500' });
  await signIn('spin', { at: spin.address });
  await judge();
  await spin.turn(5);
  await spin.hurry();
  await spin.won.waitFor();
  await judge('dialog');
  await spin.ok.click();
  await spin.claim.ask('฿500');
  await spin.claim.question.waitFor();
  await judge('dialog');
});

test('a QR code to pay, and one that is over, are for everybody', async ({
  signIn,
  deposit,
  page,
  world,
  judge,
}) => {
  await signIn('rich', { at: deposit.at('KBANK') });
  await deposit.qr.make(100);
  await judge('dialog');
  await world.deposit.expireQr({ member: phones.rich });
  await page.reload();
  await deposit.qr.closed.waitFor();
  await judge('dialog');
});

test('a slip that was chosen, and one on its way, are for everybody', async ({
  signIn,
  page,
  words,
  judge,
}) => {
  const slip = slipScreen(page, words);
  await signIn('rich', { at: slip.address });
  await slip.choose('slip.png', blank());
  await slip.text(words('deposit:slip.finding.no-picture.text')).waitFor();
  await judge('dialog');
  await slip.send.click();
  await slip.underWay.waitFor();
  await judge('dialog');
});

test('forms with every field marked are for everybody', async ({ open, session, judge }) => {
  await open('/login');
  await session.submit.click();
  await judge();
});

test('every step of the registration is for everybody', async ({ open, registration, world, judge }) => {
  await open(registration.address);
  await registration.phone.fill('0911112222');
  await registration.sendCode.click();
  await registration.steps.otp.waitFor();
  await judge();
  const { code } = await world.otp('0911112222');
  await registration.code.fill(code);
  await registration.steps.profile.waitFor();
  await judge();
  await registration.sayWho({ name: 'Somjai Demo', password: 'secret-1' });
  await registration.steps.bank.waitFor();
  await registration.submit.click();
  await judge();
  await registration.bank.click();
  await judge('dialog');
});

for (const [who, what] of [
  ['new', 'a wallet without money'],
  ['noBank', 'a member without a bank account'],
  ['thaiName', 'a name that must be English'],
] as const) {
  test(`${what} is for everybody`, async ({ signIn, open, withdraw, judge }) => {
    await signIn(who, { at: withdraw.address });
    await judge('dialog');
    await open('/user/statement');
    await judge();
  });
}

test('nine questions about play are for everybody', async ({ signIn, page, words, judge }) => {
  await signIn('rich', { at: '/user/profile?modal=play-safely' });
  await page.getByRole('button', { name: words('profile:playSafely.selfCheck.title') }).click();
  await judge('dialog');
});

test('the offer of a new version is for everybody', async ({ signIn, page, words, judge }) => {
  await signIn();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('visits'))).not.toBeNull();
  // As its service worker would, which there is none of here.
  await page.evaluate(() =>
    navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data: { build: 'another' } })),
  );
  await comeBackTo(page);
  await page.getByText(words('site:update.title')).waitFor();
  await judge();
});
