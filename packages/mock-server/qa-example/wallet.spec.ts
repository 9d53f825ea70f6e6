import { expect, test } from '@wallet/mock-server/playwright';

test.use({ scenario: 'qr-paid', frozenAt: '2026-01-15T12:00:00+07:00' });

test('the browser is in the world of the test', async ({ page, world }) => {
  const { token } = await world.members.signIn('0812345678');
  await page.goto('/_mock/console/');
  await expect(page.getByRole('heading').first()).toBeVisible();
  const headers = { authorization: `Bearer ${token}`, 'x-player-client': 'web' };
  expect((await page.request.get('/api/wallet', { headers })).status()).toBe(200);
  expect(await world.journal.verify({ name: 'wallet.read', kind: 'call', times: 1 })).toMatchObject({
    isMet: true,
  });
});
