/** The Ladle site below a folder of a web server. */
import { expect, type Page } from '@playwright/test';
import { folder, openLadle, storiesByFile, test as base } from './story-page.ts';

const test = base.extend<{ ladle: Page }>({
  ladle: async ({ browser }, use) => {
    const page = await openLadle(browser);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.setViewportSize({ width: 1280, height: 1024 });
    await use(page);
    expect(errors).toEqual([]);
    await page.context().close();
  },
});

const titleOf = (filePath: string) =>
  /^src\/([a-z]+)\/(?:\w+\/)?(\w+)\.stories\.tsx$/.exec(filePath)?.slice(1).join('/') ?? filePath;

test('every story is listed below its noun and its component', () => {
  const wrong = [...storiesByFile()].flatMap(([filePath, [story]]) => {
    const title = story?.levels.join('/').replaceAll(' ', '').toLowerCase();
    return title === titleOf(filePath).toLowerCase() ? [] : [`${filePath} is titled ${title}`];
  });
  expect(wrong).toEqual([]);
});

test('a story is shown in a phone of 412 px, below the description of its component', async ({ ladle }) => {
  await ladle.goto(`${folder}?story=withdraw--withdraw-modal--ready`);
  const phone = ladle.locator('iframe');
  await expect(phone).toHaveCSS('width', '412px');
  await expect(phone.contentFrame().getByRole('dialog')).toBeVisible();
  await expect(ladle.getByText(/^Withdraws money to the member.s own bank account/)).toBeVisible();
});

test('language, market and width can be switched', async ({ ladle }) => {
  await ladle.goto(`${folder}?story=session--login-screen--ready`);
  const page = ladle.locator('iframe').contentFrame();
  await expect(page.locator('html')).toHaveAttribute('lang', 'th');
  await ladle.getByLabel('Language').selectOption('la');
  await expect(page.locator('html')).toHaveAttribute('lang', 'lo');
  await ladle.getByLabel('Width').selectOption('768');
  await expect(ladle.locator('iframe')).toHaveCSS('width', '768px');
  await expect(ladle.getByLabel('Colour scheme')).toHaveText('dark, the only one');
});

test('arguments can be changed: a balance of nine digits', async ({ ladle }) => {
  await ladle.goto(`${folder}?story=withdraw--withdraw-modal--ready&arg-balance=987654321`);
  await expect(ladle.locator('iframe').contentFrame().getByText('฿987,654,321.00').first()).toBeVisible();
});

test('the source of a story opens beside it', async ({ ladle }) => {
  await ladle.goto(`${folder}?story=session--login-screen--ready&source=true`);
  await expect(ladle.getByText('export const Ready').first()).toBeVisible();
  await expect(ladle.locator('iframe').contentFrame().getByRole('button').first()).toBeVisible();
});
