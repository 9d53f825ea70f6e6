/** The test console, as docs/testing-by-hand.md describes it to its reader. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { demoPhones } from '@wallet/contract/demo-members';
import { withdraw } from '@wallet/contract/withdraw';
import { violationsIn } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/test.ts';

const guide = readFileSync(new URL('../../docs/testing-by-hand.md', import.meta.url), 'utf8');

/** The numbered steps of the guide's walk. */
const steps = [
  ...(guide.split('\n## ').find((part) => part.startsWith('Five steps')) ?? '').matchAll(/^\d\. (.*)$/gm),
].map(([, step = '']) => step);

/** Actions and expected texts of a step, in the order of its words. */
const actionsOf = (step: string) => [
  ...step.matchAll(
    /<http:\/\/127\.0\.0\.1:4000(?<open>[^>]+)>|hoose (?:`(?<value>[^`]+)`|any picture) as \*\*(?<field>[^*]+)\*\*|ress \*\*(?<button>[^*]+)\*\*|pen \*\*(?<link>[^*]+)\*\*|see \*\*(?<sight>[^*]+)\*\*/g,
  ),
];

/** Opens a page of the console; on a phone the menu is closed at first. */
async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name, exact: true }).click();
}

async function choose(page: Page, field: string, value: string): Promise<void> {
  const input = page.getByLabel(field, { exact: true }).and(page.locator('input'));
  await input.click();
  await input.fill(value);
  await page.getByRole('option').filter({ hasText: value }).first().click();
}

/** The form is empty once the slip was taken. */
const expectSent = (page: Page): Promise<void> =>
  expect(page.locator('button:disabled:not([data-loading])', { hasText: 'Send' })).toBeVisible();

const hasSidewaysScroll = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** Text of a drawer that still opens is half-transparent. */
const expectNoViolations = (page: Page, where = page.url()): Promise<void> =>
  expect.poll(() => violationsIn(page, 'body'), where).toEqual([]);

const rowOf = (page: Page, sight: string) =>
  page.getByRole('row').filter({
    hasText: new RegExp(
      sight
        .split(' ')
        .map(escaped)
        .join(String.raw`\s*`),
    ),
  });
const escaped = (word: string): string => word.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

test(
  'a tester rejects one slip and pays another, in the five steps of the guide',
  { tag: '@once' },
  async ({ page, control }) => {
    expect(steps).toHaveLength(5);
    for (const { groups = {} } of steps.flatMap(actionsOf)) {
      const { open, field, value, button, link, sight } = groups;
      if (open !== undefined) await page.goto(open);
      if (field !== undefined && value !== undefined) await choose(page, field, value);
      if (field !== undefined && value === undefined)
        await page.locator('input[type=file]').setInputFiles({
          name: 'any.png',
          mimeType: 'image/png',
          buffer: await page.screenshot(),
        });
      const pressed = page.getByRole('button', { name: button ?? '', exact: true });
      if (button !== undefined) await pressed.click();
      // Time that moves before the slip was taken would not count for it.
      if (button === 'Send') await expectSent(page);
      if (link !== undefined) await follow(page, link);
      if (sight !== undefined) await expect(rowOf(page, sight).first()).toBeVisible();
      await expect.poll(() => hasSidewaysScroll(page)).toBe(false);
    }
    const [, id = ''] = /#\/(\w+)\//.exec(page.url()) ?? [];
    // The console would ask again for a world that is gone.
    await page.close();
    await control.worlds.of(id).remove();
  },
);

test('no page moves down when the clock of its world arrives', { tag: '@once' }, async ({ page, world }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/_mock/v1/worlds/*/clock', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/_mock/console/#/${world.id}/faults`);
  const title = page.getByRole('heading', { name: 'Faults' });
  await expect(title).toBeVisible();
  const before = await title.boundingBox();
  answer();
  await expect(page.getByRole('region', { name: 'Clock of the world' })).toBeVisible();
  expect(await title.boundingBox()).toEqual(before);
});

test(
  'two presses of Send send one slip @nightly',
  { tag: '@once' },
  async ({ page, world, holdResponses, backend }) => {
    await page.goto(`/_mock/console/#/${world.id}/transitions`);
    await choose(page, 'Member', demoPhones.rich);
    const picture = { name: 'any.png', mimeType: 'image/png', buffer: await page.screenshot() };
    await page.locator('input[type=file]').setInputFiles(picture);
    const slips = await holdResponses('deposit.sendSlip');
    await page.getByRole('button', { name: 'Send', exact: true }).dblclick();
    await slips.release();
    await expectSent(page);
    expect(await backend.effects('deposit.sendSlip')).toBe(1);
  },
);

test(
  'a refused call shows its field, a fault makes the next such call fail, and drawers pass axe @nightly',
  { tag: '@once' },
  async ({ page, world, request }) => {
    const { token } = await world.members.signIn(demoPhones.rich);
    const call = () =>
      request.post(withdraw.create.path, {
        headers: {
          'x-player-client': 'web',
          'x-mock-world': world.id,
          authorization: `Bearer ${token}`,
        },
        data: { amount: 'much' },
      });
    await page.goto(`/_mock/console/#/${world.id}/traffic`);
    expect((await call()).status()).toBe(422);
    await expect(page.getByText(/amount: .*expected number/)).toBeVisible();
    await page.getByRole('button', { name: 'withdraw.create' }).click();
    await expect(page.getByRole('dialog').getByText('Request')).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Fail the next call like this' }).click();
    await expect(page.getByRole('heading', { name: 'Faults' })).toBeVisible();
    expect((await call()).status()).toBe(500);
    await expect(page.getByText('acted on 1 of 1')).toBeVisible();
    await page.getByRole('button', { name: /^Slow network/ }).click();
    await expect(page.getByRole('dialog', { name: 'Fault rule' })).toBeVisible();
    await expectNoViolations(page);
  },
);

test.describe('the chat desk', () => {
  test.use({ hasChat: true });

  test(
    'sends a member a text and a picture, and the app shows both @nightly',
    { tag: '@once' },
    async ({ signIn, chat, world, page, context }) => {
      await signIn('new', { at: '/user/home?modal=chat' });
      await chat.write('/silent');
      await expect(chat.sent).toHaveCount(1);
      for (let line = 1; line <= 12; line++)
        await world.chat.sayText({ member: demoPhones.new, text: `Line ${line}` });
      const desk = await context.newPage();
      await desk.goto(`/_mock/console/#/${world.id}/chat`);
      await desk.getByRole('button', { name: demoPhones.new }).click();
      await expect(desk.getByText('/silent')).toBeVisible();
      const list = desk.getByRole('log', { name: 'Messages' });
      const scrolled = () => list.evaluate(({ scrollTop }) => scrollTop);
      await expect.poll(scrolled).toBeGreaterThan(0);
      const before = await scrolled();
      await desk.getByLabel('Reply as support').fill('How can we help?');
      await desk.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(chat.message('How can we help?')).toBeVisible();
      await expect.poll(scrolled).toBeGreaterThan(before);
      await desk
        .locator('input[type=file]')
        .setInputFiles({ name: 'any.png', mimeType: 'image/png', buffer: await page.screenshot() });
      const picture = chat.log.getByRole('img').last();
      await expect(picture).toHaveAttribute('src', new RegExp(`/_mock/upload/${world.id}/`));
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(360);
    },
  );
});

test(
  'a withdrawal that was watched becomes a scenario, which does as expected @nightly',
  { tag: '@once' },
  async ({ page, world, request }) => {
    await page.goto(`/_mock/console/#/${world.id}/scenarios`);
    const record = page.getByRole('button', { name: 'Make a scenario of what I did' });
    await expect(record).toBeDisabled();
    const { token } = await world.members.signIn(demoPhones.rich);
    const made = await request.post(withdraw.create.path, {
      headers: { 'x-player-client': 'web', 'x-mock-world': world.id, authorization: `Bearer ${token}` },
      data: { amount: 500 },
    });
    expect(made.status()).toBe(200);
    await record.click();
    const drawer = page.getByRole('dialog', { name: 'Scenario as JSON' });
    await expect(drawer.getByRole('textbox', { name: 'JSON' })).toHaveValue(/"withdraw\.create"/);
    await drawer.getByRole('button', { name: 'Self-test' }).click();
    await expect(drawer.getByRole('status')).toHaveText('as expected');
  },
);

test(
  'a world that is deleted meanwhile, or was never there, is named, with a link to the others @nightly',
  { tag: '@once' },
  async ({ page, control, expectFailures }) => {
    expectFailures(404, 422);
    const { id, ...world } = await control.worlds.create();
    await page.goto(`/_mock/console/#/${id}/traffic`);
    await expect(page.getByText('Nothing matches yet')).toBeVisible();
    await world.remove();
    await expect(page.getByRole('alert')).toContainText(`There is no world ${id}`);
    await expect(page.getByText('Nothing matches yet')).toBeHidden();
    await page.getByRole('alert').getByRole('link', { name: 'Worlds' }).click();
    await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
    await page.goto('/_mock/console/#/50%/members');
    await expect(page.getByRole('alert')).toContainText('There is no world 50%');
  },
);

test(
  'drawers opened by keyboard return the focus, which is visible @nightly',
  { tag: '@once' },
  async ({ page, world }) => {
    for (const [where, name] of [
      ['faults', /^Slow network/],
      ['scenarios', 'New scenario'],
    ] as const) {
      await page.goto(`/_mock/console/#/${world.id}/${where}`);
      const opener = page.getByRole('button', { name });
      await expect(opener).toBeVisible();
      while (!(await opener.evaluate((button) => button === document.activeElement)))
        await page.keyboard.press('Tab');
      await expect(opener).toHaveCSS('outline-style', 'solid');
      await page.keyboard.press('Enter');
      // Before the drawer has the focus, it would take it after it is closed.
      await expect(page.getByRole('dialog').locator(':focus')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(opener).toBeFocused();
    }
  },
);

test('the clock advances only to a chosen moment @nightly', { tag: '@once' }, async ({ page, world }) => {
  await page.goto(`/_mock/console/#/${world.id}/clock`);
  const advance = page.getByRole('button', { name: 'Advance', exact: true });
  await expect(advance).toBeDisabled();
  await page.getByLabel('Advance to').fill('2099-01-01T00:00');
  await expect(advance).toBeEnabled();
});

const pages = ['worlds', 'traffic', 'transitions', 'members', 'clock', 'faults', 'chat', 'scenarios'];
/** The same pages at a moment of the past. */
const pastPages = pages.map((name) => `${name}/0`);
const [desktop, phone] = [
  { width: 1280, height: 800 },
  { width: 360, height: 640 },
];

for (const [language, viewport, names] of [
  ['th', desktop, pages],
  ['th', phone, pages],
  ['th', desktop, pastPages],
  ['th', phone, pastPages],
  ['en', desktop, [...pages, ...pastPages]],
  ['en', phone, [...pages, ...pastPages]],
] as const)
  test(
    `in ${language} and ${viewport.width} pixels, the pages ${names[0]} to ${names.at(-1)} fit and pass axe`,
    { tag: ['@once', '@nightly'] },
    async ({ page, world }, testInfo) => {
      await page.setViewportSize(viewport);
      await page.addInitScript((one) => localStorage.setItem('mock-console-language', one), language);
      await world.chat.sayText({ member: demoPhones.rich, text: 'Hello' });
      for (const one of names) {
        await page.goto(`/_mock/console/#/${world.id}/${one}`);
        await expect(page.locator(`a[aria-current="page"][href$="/${one}"]`)).toBeAttached();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        // The clock, or the bar of the past.
        await expect(page.getByRole('main').getByRole('region').first()).toBeVisible();
        await expect.poll(async () => [one, await hasSidewaysScroll(page)]).toEqual([one, false]);
        await expectNoViolations(page, one);
        await testInfo.attach(one, { body: await page.screenshot(), contentType: 'image/png' });
      }
    },
  );
