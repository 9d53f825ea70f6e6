/** The search in the statement, a month as a file and on paper, and a problem with a transaction. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { markerHeader } from '@wallet/contract/c';
import { statement as contract } from '@wallet/contract/statement';
import { expect, test } from '../fixtures/test.ts';

interface Row {
  readonly _id: string;
  readonly statementType: string;
  readonly amount: number;
  readonly createdAt: string;
}

/** Returns the whole statement of the signed-in member, newest first; amounts are in baht. */
async function wholeStatement(page: Page): Promise<Row[]> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { [markerHeader.name]: markerHeader.value, authorization: `Bearer ${token}` };
  const rows: Row[] = [];
  for (let at = 1, isMore = true; isMore; at += 1) {
    const response = await page.request.post(contract.list.path, { headers, data: { page: at, limit: 100 } });
    const { statements } = (await response.json()) as { statements: Row[] };
    rows.push(...statements);
    isMore = statements.length > 0;
  }
  return rows;
}

test('a transaction is found by its reference, and Back returns to the results and to the statement @nightly', async ({
  signIn,
  statement,
  page,
}) => {
  await signIn('rich', { at: statement.address });
  await expect(statement.rows).toHaveCount(10);
  const wanted = (await wholeStatement(page))[150]!;
  await statement.search.open.click();
  await statement.search.reference.fill(wanted._id);
  await statement.search.reference.press('Enter');
  await expect(statement.rows).toHaveCount(1);
  const results = `/user/statement?reference=${encodeURIComponent(/^\d+$/.test(wanted._id) ? `"${wanted._id}"` : wanted._id)}`;
  await expect(page).toHaveURL(results);
  await statement.rows.first().click();
  await expect(page.getByRole('dialog').getByText(wanted._id, { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('dialog').getByText(wanted._id, { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(results);
  await expect(statement.rows).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL('/user/statement');
  await expect(statement.rows).toHaveCount(10);
});

test(
  'the statement opens at a day, from the keyboard alone @nightly',
  { tag: '@once' },
  async ({ signIn, statement, page, backend }) => {
    await signIn('rich', { at: statement.address });
    await expect(statement.rows).toHaveCount(10);
    const rows = await wholeStatement(page);
    const day = rows[120]!.createdAt.slice(0, 10);
    const first = rows.findIndex(({ createdAt }) => createdAt.startsWith(day));
    const before = (await backend.calls('statement.list')).length;
    await statement.search.open.focus();
    await page.keyboard.press('Enter');
    await statement.search.day.fill(day);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/user/statement?page=${Math.floor(first / 10) + 1}#${day}`);
    const [year, month, date] = day.split('-');
    await expect(page.getByRole('heading', { name: `${date}/${month}/${year}` })).toBeInViewport();
    expect((await backend.calls('statement.list')).length - before).toBeLessThanOrEqual(7);
    await page.goBack();
    await expect(page).toHaveURL('/user/statement');
  },
);

test(
  'a month is saved as a file and printed as a page of its own @nightly',
  { tag: '@once' },
  async ({ signIn, statement, page, t }) => {
    await signIn('rich', { at: statement.address });
    const rows = await wholeStatement(page);
    const month = rows.at(-1)!.createdAt.slice(0, 7);
    const count = rows.filter(({ createdAt }) => createdAt.startsWith(month)).length;
    await statement.month.open.click();
    await statement.month.choose.selectOption(month);
    await expect(statement.month.count(count)).toBeVisible();
    const [download] = await Promise.all([page.waitForEvent('download'), statement.month.save.click()]);
    expect(download.suggestedFilename()).toBe(`statement-${month}.csv`);
    const text = await readFile(await download.path(), 'utf8');
    expect(text.startsWith(`\uFEFF${t('statement:detail.time')},`)).toBe(true);
    expect(text.trimEnd().split('\r\n')).toHaveLength(count + 1);
    await expect(page.getByRole('table')).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(count + 1);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(statement.title).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await expect(page.getByRole('dialog')).toBeVisible();
  },
);

/** Serves a statement of 5,000 deposits, one every four hours, the newest now. Returns the pages that were asked for. */
async function serveLongStatement(
  page: Page,
): Promise<{ readonly rows: readonly Row[]; readonly pages: number[] }> {
  const now = Date.now();
  const rows = Array.from({ length: 5_000 }, (_, index) => ({
    _id: `ref${String(index).padStart(6, '0')}`,
    statementType: 'deposit',
    status: 'SUCCESS',
    from: 'KBANK',
    to: 'wallet',
    amount: 100 + (index % 900),
    createdAt: new Date(now - index * 4 * 3_600_000).toISOString(),
  }));
  const pages: number[] = [];
  await page.route(`**${contract.list.path}`, async (route) => {
    const { page: at, limit } = route.request().postDataJSON() as { page: number; limit: number };
    pages.push(at);
    await route.fulfill({
      json: { total: rows.length, statements: rows.slice((at - 1) * limit, at * limit) },
    });
  });
  return { rows, pages };
}

test(
  'of 5,000 transactions a reference is found in 50 calls or fewer, and the search can be stopped @nightly',
  { tag: '@once' },
  async ({ signIn, statement, page }, { annotations }) => {
    const { pages } = await serveLongStatement(page);
    await signIn('rich', { at: '/user/statement?reference=nowhere' });
    await statement.search.stop.click();
    await expect(statement.search.noneYet).toBeVisible();
    expect(pages.length).toBeLessThan(50);
    await statement.search.more.click();
    await expect(statement.search.none).toBeVisible();
    // The first page of the statement, and all long ones; each of them once.
    expect(pages).toHaveLength(51);
    await statement.search.open.click();
    await statement.search.reference.fill('REF004321');
    const start = Date.now();
    await statement.search.submit.click();
    await expect(statement.rows).toHaveCount(1);
    annotations.push({ type: 'found again after ms', description: String(Date.now() - start) });
    expect(pages).toHaveLength(51);
    pages.length = 0;
    const again = Date.now();
    await page.reload();
    await expect(statement.rows).toHaveCount(1);
    annotations.push({ type: 'reference 4,321 found after ms', description: String(Date.now() - again) });
    expect(pages.length).toBeLessThanOrEqual(45);
  },
);

test(
  'of 5,000 transactions an old month is saved without reading the newer ones @nightly',
  { tag: '@once' },
  async ({ signIn, statement, page }, { annotations }) => {
    const { rows, pages } = await serveLongStatement(page);
    await signIn('rich', { at: '/user/statement?modal=month' });
    const month = await statement.month.choose.locator('option').last().getAttribute('value');
    const count = rows.filter(({ createdAt }) =>
      new Date(Date.parse(createdAt) + 7 * 3_600_000).toISOString().startsWith(month ?? '-'),
    ).length;
    pages.length = 0;
    const start = Date.now();
    await statement.month.choose.selectOption(month);
    await expect(statement.month.count(count)).toBeVisible();
    annotations.push({ type: `${count} of 5,000 after ms`, description: String(Date.now() - start) });
    annotations.push({ type: 'calls', description: String(pages.length) });
    expect(pages.length).toBeLessThanOrEqual(12);
  },
);

test.describe('a problem with a transaction', () => {
  test.use({ hasChat: true });

  test('goes into the chat with its facts, and support finds it @nightly', async ({
    signIn,
    statement,
    chat,
    page,
  }) => {
    await signIn('rich', { at: statement.address });
    await expect(statement.rows).toHaveCount(10);
    const [wanted] = await wholeStatement(page);
    await statement.rows.first().click();
    await statement.problem.click();
    await expect(chat.field).toHaveValue(new RegExp(`${wanted!._id}$`));
    await chat.field.press('Enter');
    // The simulator answers in the first language of its market.
    await expect(chat.log.getByText(/^(พบรายการ|ພົບລາຍການ) ฿/)).toBeVisible();
  });
});

test(
  'without a chat, a problem opens the contact page @nightly',
  { tag: '@once' },
  async ({ signIn, statement, page }) => {
    await signIn('rich', { at: statement.address });
    await statement.rows.first().click();
    await statement.problem.click();
    await expect(page).toHaveURL('/user/contact');
  },
);
