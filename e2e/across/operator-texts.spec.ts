/** Careless texts of an operator do not break the layout, and their pictures load from allowed origins only. */
import { expect, test } from '../fixtures/test.ts';
import { operatorText } from '../fixtures/operator.ts';
import { noOverflow, findOverflow } from '../fixtures/overflow.ts';
import { translator } from '../fixtures/translations.ts';

const careless = [
  '<h3>First</h3><hr width="5000"><table width="9000" height="99999"><tr><td height="99999" colspan="900">a</td></tr></table>',
  `${'<blockquote>'.repeat(60)}deep${'<ul><li>'.repeat(60)}deeper`,
  '<ol start="999999999"><li>Third</li></ol><img width="9999" height="9999" src="https://pictures.example/a.png">',
  '<p>The last</p>',
];

test(
  'a long text of the operator does not widen the page or cover controls',
  { tag: '@once' },
  async ({ signIn, site, page }) => {
    await page.route('**/api/lookup/conditions', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: careless });
    });
    await signIn('rich', { at: '/user/profile' });
    await site.openConditions.click();
    const last = site.conditions.getByText('The last');
    await expect(last).toBeVisible();
    expect(await findOverflow(page)).toEqual({ ...noOverflow, cut: expect.any(Array) });
    const { height } = (await site.conditions.getByRole('list').first().boundingBox()) ?? { height: 0 };
    expect(height).toBeLessThan(12_000);
    expect(await site.conditions.locator('img[src]').count()).toBe(0);
  },
);

test(
  'a prize without a space does not widen the page of the wheel at 320 px',
  { tag: '@once' },
  async ({ signIn, page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.route('**/api/spinwheel/setup', async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      const label = `"label":"${'Prize'.repeat(8)}"`;
      await route.fulfill({ response, body: text.replaceAll(/"label":"[^"]*"/g, label) });
    });
    await signIn('rich', { at: '/user/spin' });
    await expect(page.getByRole('term').first()).toContainText('PrizePrize');
    expect((await findOverflow(page)).beyondPage).toEqual([]);
  },
);

test('a text of the operator is in the player’s language, and is fetched again in another one', async ({
  signIn,
  site,
  language,
  page,
}) => {
  const other = language === 'th' ? 'la' : 'th';
  await signIn('rich', { at: '/user/profile' });
  await site.openConditions.click();
  await expect(site.conditions).toContainText(operatorText('oldEnough', language));
  await site.selectLanguageBehindDialog(other);
  await expect(page.getByRole('dialog', { name: translator(other)('site:conditions.title') })).toContainText(
    operatorText('oldEnough', other),
  );
  await expect(page.getByText(operatorText('oldEnough', language))).toHaveCount(0);
});
