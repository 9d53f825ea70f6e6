/**
 * Every page and every dialog that is finished: for everybody, on every phone, in every language. A place is opened once
 * and then read in one language after the other, as by a player who changes it there.
 */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { phones } from '../fixtures/member.ts';
import { languages, toTag, type Language } from '@wallet/locales';
import { expect, ready, test as base } from '../fixtures/test.ts';
import { wordsIn, type WordsOf } from '../fixtures/words.ts';
import { blank, slipScreen } from './slip.screen.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Names that the component library gives in English when nobody tells it otherwise. */
const englishDefaults =
  /^(?:Close|Toggle|Previous|Next|Clear|Dismiss|Open|Search|Loading|Menu|Increment|Decrement)\b/;

/** `namespace:some.key`, or a key alone. */
const rawKey = /\b[a-z]+:[a-z]+(?:\.[A-Za-z]+)*\b|\{\{|\}\}/;

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

/** What is looked at: the page, or the dialog that lies over it. */
type Place = 'page' | 'dialog';

async function settle(page: Page, words: WordsOf, place: Place): Promise<void> {
  if (place === 'dialog') await page.getByRole('dialog').waitFor();
  else await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByText(words('common:state.loading'), { exact: true })).toHaveCount(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
  });
}

async function examine(page: Page, language: string, place: Place): Promise<void> {
  // As tall as the page: what lies under the bottom bar for the moment is only scrolled away.
  const { clientWidth: width, scrollHeight: height } = await page.evaluate(() => {
    const { clientWidth, scrollHeight } = document.documentElement;
    return { clientWidth, scrollHeight };
  });
  await page.setViewportSize({ width, height });
  const axe = new AxeBuilder({ page }).options({ runOnly: tags, resultTypes: ['violations'] });
  // What lies under an open dialog is out of reach, and judged where there is none.
  const { violations } = await (place === 'dialog' ? axe.include('[role="dialog"]') : axe).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);

  const names = await page.evaluate(() => [
    document.title,
    ...[...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')].flatMap((element) =>
      ['aria-label', 'title', 'placeholder', 'alt'].flatMap((name) => element.getAttribute(name) ?? []),
    ),
  ]);
  const text = await page.locator('body').innerText();
  expect([...names, ...text.split('\n')].filter((line) => rawKey.test(line))).toEqual([]);
  if (language !== 'en') expect(names.filter((name) => englishDefaults.test(name))).toEqual([]);

  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = await page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    const isWide = document.documentElement.scrollWidth > room || document.body.scrollWidth > room;
    const dialogs = [...document.querySelectorAll('[role="dialog"], [role="dialog"] *')];
    return {
      isWide,
      dialogs: dialogs.filter(
        (one) =>
          one.scrollWidth > one.clientWidth + 1 &&
          getComputedStyle(one).overflowX === 'auto' &&
          // A row of banners is there to be swiped.
          !one.parentElement?.hasAttribute('aria-roledescription'),
      ).length,
    };
  });
  expect(overflow, 'at a width of 320 px').toEqual({ isWide: false, dialogs: 0 });

  // Letters twice as large on a large phone: nothing needs scrolling sideways (WCAG 1.4.4).
  await page.setViewportSize({ width: 480, height: 800 });
  const isWideAtTwice = await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    const { scrollWidth, clientWidth } = document.documentElement;
    document.documentElement.style.removeProperty('font-size');
    return scrollWidth > clientWidth;
  });
  expect(isWideAtTwice, 'with letters of 200 %').toBe(false);
}

const test = base.extend<{ judge: (place?: Place) => Promise<void> }>({
  judge: async ({ page, language }, use) =>
    use(async (place = 'page') => {
      const room = page.viewportSize();
      await settle(page, wordsIn(language), place);
      for (const one of isWide(room) ? [language] : inTurn(language)) {
        await speak(page, one);
        await settle(page, wordsIn(one), place);
        await examine(page, one, place);
        if (room) await page.setViewportSize(room);
      }
    }),
});

/** All languages, the one a test is about last: what the test does next is said in it. */
const inTurn = (last: Language): Language[] => [
  ...languages.map(({ language }) => language).filter((language) => language !== last),
  last,
];

/** A wide screen is about the layout. */
const isWide = (room: { width: number } | null) => room !== null && room.width > 1_000;

/** Changes the language where it stands; a page without the list of languages is opened anew in it. */
async function speak(page: Page, language: Language): Promise<void> {
  const list = page.locator(`select:has(option[lang="${toTag(language)}"])`);
  if (await list.count()) await list.selectOption(language, { force: true });
  else {
    await page.context().addCookies([{ name: 'locale', value: language, url: page.url() }]);
    await page.evaluate((value) => localStorage.setItem('locale', value), language);
    await page.reload({ waitUntil: 'commit' });
    await ready(page);
  }
  await page.locator(`html[lang="${toTag(language)}"]`).waitFor({ state: 'attached' });
}

for (const place of guestPlaces) {
  test(`${place} is for everybody`, async ({ open, judge, world }) => {
    if (place === '/terminated') await world.site.change({ status: 'terminated' });
    await open(place);
    await judge(place.includes('?v=') ? 'dialog' : 'page');
  });
}

for (const place of memberPlaces) {
  test(`${place} is for everybody`, async ({ signIn, judge }) => {
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
  await spin.button(5).click();
  await expect(spin.disc).toHaveAttribute('data-turning', 'true');
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

test('the offer of a new version is for everybody', async ({ signIn, page, words, judge }) => {
  await signIn();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('visits'))).not.toBeNull();
  // As its service worker would, which there is none of here.
  await page.evaluate(() =>
    navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data: { build: 'another' } })),
  );
  await page.getByText(words('site:update.title')).waitFor();
  await judge();
});
