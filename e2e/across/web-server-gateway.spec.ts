/** Failures between the web server and the backend: the app shows the true reason, and no more. */
import { createControl } from '@wallet/mock-server/control';
import { expect, oneOrigin, test, withoutChat } from '../fixtures/deployed.ts';
import { blank, slipScreen } from './slip.screen.ts';

/** The configuration of a gateway without rules for the app: one second of patience, and error pages of its own. */
const plainGateway = (config: string): string =>
  config
    .replaceAll('error_page 502 504 = @no_response;', '')
    .replaceAll(/proxy_read_timeout \d+s/g, 'proxy_read_timeout 1s');

test('413: a slip that is too large for the gateway was not taken, and may be sent again @nightly', async ({
  server,
  arrive,
  open,
  page,
  t,
  expectFailures,
}) => {
  expectFailures(413);
  const slip = slipScreen(page, t);
  await server.start({ ...oneOrigin(server), ...withoutChat });
  // A limit that the picture passes at once: the browser logs no response to an unfinished upload.
  await server.change((config) => config.replaceAll('client_max_body_size 11m', 'client_max_body_size 4k'));
  // Slips are not taken around midnight.
  const control = createControl({ baseUrl: server.simulator });
  const { id } = await control.worlds.create({ frozenAt: '2026-11-21T12:00:00+07:00' });
  await page.goto(`${server.url}/_mock/enter/${id}?next=/terminated`);
  await arrive();
  await open(server.url + slip.address);
  const responsePromise = page.waitForResponse((response) => response.status() === 413);
  await slip.make('slip-100baht.png', blank(30_000));
  expect((await responsePromise).headers()['content-type']).toContain('text/html');
  await expect(slip.text(t('common:fault.too-large.text'))).toBeVisible();
  await expect(slip.text(t('common:outcome.unknownTitle'))).toHaveCount(0);
  await expect(slip.underWay).toBeHidden();
  await slip.dialog.getByRole('button', { name: t('deposit:slip.another') }).click();
  await slip.make('slip-100baht.png', blank());
  await expect(slip.underWay).toBeVisible();
});

test('503: a withdrawal that did not reach the backend is refused, not unknown @nightly', async ({
  server,
  arrive,
  wallet,
  withdraw,
  t,
  page,
  expectFailures,
}) => {
  expectFailures(503);
  await server.start({ ...oneOrigin(server), ...withoutChat });
  await arrive();
  await wallet.openWithdraw.click();
  await withdraw.amount.fill('500');
  await withdraw.submit.click();
  // No background read finds the outage before the withdrawal.
  await page.route(
    '**/api/wallet/withdraw',
    async (route) => {
      await server.stopSimulator();
      await route.continue();
    },
    { times: 1 },
  );
  await withdraw.confirm(500).click();
  await expect(withdraw.refused).toBeVisible();
  await expect(withdraw.dialog.getByText(t('common:fault.busy.text'))).toBeVisible();
});

for (const [status, name, end] of [
  [502, 'whose response the gateway lost', 'broken'],
  [504, 'that the gateway did not wait for', 'silent'],
] as const) {
  test(`${status}: a withdrawal ${name} is reconciled @nightly`, async ({
    server,
    startLosing,
    arrive,
    wallet,
    withdraw,
    expectFailures,
  }) => {
    expectFailures(status);
    await startLosing('/api/wallet/withdraw', end);
    if (end === 'silent') await server.change(plainGateway);
    await arrive();
    await wallet.openWithdraw.click();
    await withdraw.make(500);
    await expect(withdraw.verdict('happened')).toBeVisible();
  });
}

test('504: a list without a response shows that the service is busy, and no warning about money @nightly', async ({
  server,
  startLosing,
  arrive,
  open,
  page,
  t,
  expectFailures,
}) => {
  expectFailures(504);
  await startLosing('/api/statement', 'silent');
  await server.change(plainGateway);
  await arrive();
  await open(`${server.url}/user/statement`);
  await expect(page.getByText(t('common:fault.busy.text'))).toBeVisible({ timeout: 30_000 });
});
