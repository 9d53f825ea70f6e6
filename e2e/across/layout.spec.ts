/** Every page and every dialog that is finished: for everybody, on every phone, in every language. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Names that the component library gives in English when nobody tells it otherwise. */
const englishDefaults =
  /^(?:Close|Toggle|Previous|Next|Clear|Dismiss|Open|Search|Loading|Menu|Increment|Decrement)\b/;

/** `namespace:some.key`, or a key alone. */
const rawKey = /\b[a-z]+:[a-z]+(?:\.[A-Za-z]+)*\b|\{\{|\}\}/;

/** Addresses, and whether a dialog is expected there. */
const guestPlaces = ['/login', '/register', '/howto', '/contact', '/terminated', '/no-such-page'];
const memberPlaces = [
  '/user/home',
  '/user/home?modal=transfer',
  '/user/home?modal=transfer&slot=PG',
  '/user/home?modal=withdraw',
  '/user/home?modal=game&slot=PG',
  '/user/home?modal=game&slot=LOTUS',
  '/user/home?modal=conditions',
  '/user/profile',
  '/user/profile?modal=holder-name',
  '/user/profile?modal=password',
  '/user/statement',
  '/user/contact',
  '/user/bonus',
  '/user/spin',
];

async function settle(page: Page, hasDialog: boolean): Promise<void> {
  if (hasDialog) await page.getByRole('dialog').waitFor();
  else await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
  });
}

async function judge(page: Page, language: string): Promise<void> {
  // As tall as the page: what lies under the bottom bar for the moment is only scrolled away.
  const { clientWidth: width, scrollHeight: height } = await page.evaluate(() => {
    const { clientWidth, scrollHeight } = document.documentElement;
    return { clientWidth, scrollHeight };
  });
  await page.setViewportSize({ width, height });
  const hasDialog = (await page.getByRole('dialog').count()) > 0;
  const axe = new AxeBuilder({ page }).withTags(tags);
  // What lies under an open dialog is out of reach, and judged where there is none.
  const { violations } = await (hasDialog ? axe.include('[role="dialog"]') : axe).analyze();
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
        (one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX === 'auto',
      ).length,
    };
  });
  expect(overflow, 'at a width of 320 px').toEqual({ isWide: false, dialogs: 0 });
}

for (const place of guestPlaces) {
  test(`${place} is for everybody`, async ({ open, page, language, world }) => {
    if (place === '/terminated') await world.site.change({ status: 'terminated' });
    await open(place);
    await settle(page, false);
    await judge(page, language);
  });
}

for (const place of memberPlaces) {
  test(`${place} is for everybody`, async ({ signIn, page, language }) => {
    await signIn('rich', { at: place });
    await settle(page, place.includes('modal='));
    await judge(page, language);
  });
}

test('the agreement is for everybody', async ({ signIn, site, page, language }) => {
  await signIn('rich', { isAgreed: false });
  await site.agreement.waitFor();
  await settle(page, true);
  await judge(page, language);
});

test('the question before logging out is for everybody', async ({ signIn, site, page, language }) => {
  await signIn();
  await site.logout.click();
  await settle(page, true);
  await judge(page, language);
});

test('the question and the end of a withdrawal are for everybody', async ({
  signIn,
  withdraw,
  page,
  language,
}) => {
  await signIn('rich', { at: withdraw.address });
  await withdraw.fill('500');
  await settle(page, true);
  await judge(page, language);
  await withdraw.confirm(500).click();
  await withdraw.done.waitFor();
  await settle(page, true);
  await judge(page, language);
});

test('forms with every field marked are for everybody', async ({ open, session, page, language }) => {
  await open('/login');
  await session.submit.click();
  await settle(page, false);
  await judge(page, language);
});

test('every step of the registration is for everybody', async ({
  open,
  registration,
  world,
  page,
  language,
}) => {
  await open(registration.address);
  await registration.phone.fill('0911112222');
  await registration.sendCode.click();
  await registration.steps.otp.waitFor();
  await settle(page, false);
  await judge(page, language);
  const { code } = await world.otp('0911112222');
  await registration.code.fill(code);
  await registration.steps.profile.waitFor();
  await settle(page, false);
  await judge(page, language);
  await registration.sayWho({ name: 'Somjai Demo', password: 'secret-1' });
  await registration.steps.bank.waitFor();
  await registration.submit.click();
  await settle(page, false);
  await judge(page, language);
  await registration.bank.click();
  await settle(page, true);
  await judge(page, language);
});

for (const [who, what] of [
  ['new', 'a wallet without money'],
  ['noBank', 'a member without a bank account'],
  ['thaiName', 'a name that must be English'],
] as const) {
  test(`${what} is for everybody`, async ({ signIn, withdraw, page, language }) => {
    await signIn(who, { at: withdraw.address });
    await settle(page, true);
    await judge(page, language);
    await page.goto('/user/statement');
    await settle(page, false);
    await judge(page, language);
  });
}
