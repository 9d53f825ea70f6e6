/** The simulator's reference of the calls, for engineers of a backend. */
import { operations } from '@wallet/contract';
import { expect, test } from '../fixtures/test.ts';

test(
  'the API reference shows a call with the names of its schemas, and the control calls, from this host alone @nightly',
  { tag: '@once' },
  async ({ page, baseURL }) => {
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).origin));
    await page.goto('/_mock/reference');
    await expect(page.locator('.opblock')).toHaveCount(operations.length);
    const transfer = page.locator('#operations-wallet-wallet_transfer');
    await transfer
      .getByRole('button', { name: /transfer/ })
      .first()
      .click();
    await transfer.getByRole('tab', { name: 'Schema' }).first().click();
    await expect(transfer.getByText('Transfer', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Control API' }).click();
    const control = await page.request.get('/_mock/control.json');
    const { paths } = (await control.json()) as { paths: Readonly<Record<string, object>> };
    // Swagger UI leaves out rows of a document that is too long for it.
    await expect(page.locator('.opblock')).toHaveCount(Object.values(paths).flatMap(Object.keys).length);
    expect([...hosts]).toEqual([baseURL]);
  },
);
