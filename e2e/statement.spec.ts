import { expect, test } from './fixtures/test.ts';
import { asInnerText } from './fixtures/translations.ts';

for (const [typed, opened, end] of [
  ['9999', /\/user\/statement\?page=\d{1,3}$/, 'next'],
  ['abc', /\/user\/statement$/, 'previous'],
  ['-1', /\/user\/statement$/, 'previous'],
] as const)
  test(
    `a typed page ${typed} opens the nearest one @nightly`,
    { tag: '@once' },
    async ({ signIn, statement, page }) => {
      await signIn('rich', { at: `${statement.address}?page=${typed}` });
      await expect(page).toHaveURL(opened);
      await expect(statement.rows.first()).toBeVisible();
      await expect(statement[end]).toBeDisabled();
    },
  );

test(
  'a printed page has rows, and no bars @nightly',
  { tag: '@once' },
  async ({ signIn, statement, site, page }) => {
    await signIn('rich', { at: statement.address });
    await expect(site.menu).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(statement.rows.first()).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(site.menu).toBeHidden();
    await expect(statement.search.open).toBeHidden();
  },
);

test(
  'every kind of transaction has its text and its sign @nightly',
  { tag: '@words' },
  async ({ signIn, statement, t, page }) => {
    const signs = { deposit: '+', bonus: '+', finish_bonus: '', withdraw: '−', transfer: '' } as const;
    const unseen = new Map(
      Object.entries(signs).map(([kind, sign]) => [t(`statement:kind.${kind as keyof typeof signs}`), sign]),
    );
    await signIn('rich', { at: statement.address });
    await expect(statement.rows).toHaveCount(10);
    for (let next = 2; unseen.size > 0; next++) {
      for (const row of await statement.rows.allInnerTexts()) {
        const [kind = ''] = asInnerText(row).split('\n');
        const sign = unseen.get(kind);
        if (sign === undefined) continue;
        expect(/([+−]?)฿/.exec(row)?.[1], row).toBe(sign);
        unseen.delete(kind);
      }
      // The history has every kind, so the loop ends before the last page.
      await statement.next.click();
      await expect(statement.pager).toContainText(t('common:pager.page', { page: next, pages: '' }).trim());
      await expect(page.getByText(t('statement:updating'))).toBeHidden();
    }
  },
);

test(
  'the page number is in the address, and Back returns to the page before @nightly',
  { tag: '@once' },
  async ({ signIn, statement, page }) => {
    await signIn('rich', { at: statement.address });
    await expect(statement.rows).toHaveCount(10);
    await expect(statement.previous).toBeDisabled();
    const first = await statement.rows.first().innerText();
    await statement.next.click();
    await expect(page).toHaveURL('/user/statement?page=2');
    await expect(statement.rows.first()).not.toHaveText(first, { useInnerText: true });
    await page.goBack();
    await expect(page).toHaveURL('/user/statement');
    await expect(statement.rows.first()).toHaveText(first, { useInnerText: true });
    await page.goForward();
    await page.reload();
    await expect(page).toHaveURL('/user/statement?page=2');
    await expect(statement.previous).toBeEnabled();
  },
);

test('a transaction opens in a sheet with an address, and Back returns to its page', async ({
  signIn,
  statement,
  t,
  page,
}) => {
  await signIn('rich', { at: '/user/statement?page=2' });
  await expect(statement.rows).toHaveCount(10);
  const first = await statement.rows.first().innerText();
  const kinds = ['deposit', 'bonus', 'finish_bonus', 'withdraw', 'transfer'] as const;
  const kind = kinds.find((one) => asInnerText(first).split('\n')[0] === t(`statement:kind.${one}`));
  const sheet = statement.detail(kind ?? 'deposit');
  await statement.rows.first().click();
  await expect(page).toHaveURL(/\/user\/statement\?page=2&modal=transaction&entry=/);
  const [time] = /\d\d:\d\d:\d\d/.exec(first) ?? [];
  await expect(sheet.getByText(new RegExp(`^\\d\\d/\\d\\d/\\d{4} ${time}$`))).toBeVisible();
  const entry = new URL(page.url()).searchParams.get('entry') ?? '';
  await expect(sheet.getByText(entry, { exact: true })).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/user/statement?page=2');
  await expect(statement.rows.first()).toHaveText(first, { useInnerText: true });
  await page.goForward();
  await page.reload();
  await expect(sheet.getByText(entry, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/user/statement?page=2');
});
