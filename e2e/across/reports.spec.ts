/** Error reports reach the operator without data of the player. */
import type { Page } from '@playwright/test';
import { demoPhones } from '@wallet/contract/demo-members';
import type { ControlledWorld } from '@wallet/mock-server/control';
import { overrideSettings } from '../fixtures/settings.ts';
import { expect, test } from '../fixtures/test.ts';

/** Hides the page, which sends its reports; returns the kinds of all reports so far. */
async function kindsSent(page: Page, world: ControlledWorld): Promise<string[]> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  return (await world.reports.list()).flatMap(({ reports }) => reports.map(({ kind }) => kind));
}

/** Data of a member that an error could contain. */
const canaries = [demoPhones.rich, 'Somchai', '1,234.50', 'eyJhbGciOiJIUzI1NiJ9', '123-4-56789-0', 's3cret'];

test(
  'an uncaught error, a contract violation and the web vitals are reported without data of the player @nightly',
  { tag: '@once' },
  async ({ context, page, world, signIn, expectFailures }) => {
    expectFailures('uncaught');
    await world.faults.add({
      operation: 'wallet.read',
      effect: {
        type: 'rewrite',
        breaksContract: true,
        operations: [{ op: 'set', path: '/slots/0/logo', value: null }],
      },
    });
    await overrideSettings(context, { APP_REPORT_TO: '/_mock/reports', APP_REPORT_SHARE: 1 });
    await signIn('rich', { at: '/user/home?note=s3cret' });
    await page.evaluate((t) => {
      setTimeout(() => {
        throw new TypeError(`Unexpected token ${t.join(' ')}`);
      });
    }, canaries);
    await expect
      .poll(() => kindsSent(page, world))
      .toEqual(expect.arrayContaining(['error', 'mismatch', 'vital']));
    const batches = await world.reports.list();
    expect(batches[0]).toMatchObject({
      version: '1.1.14',
      market: 'thailand',
      build: expect.stringMatching(/^[\w-]{8}$/),
    });
    const reports = batches.flatMap((batch) => batch.reports);
    expect(reports).toContainEqual(
      expect.objectContaining({
        kind: 'error',
        name: 'TypeError',
        message: '',
        route: '/user/home',
        language: 'en',
      }),
    );
    expect(reports).toContainEqual(
      expect.objectContaining({
        kind: 'mismatch',
        call: 'GET /api/wallet',
        path: '.slots[].logo',
        found: 'null',
      }),
    );
    const sent = JSON.stringify(batches);
    expect(canaries.filter((canary) => sent.includes(canary))).toEqual([]);
  },
);

test(
  'CSP violations and missing chunks are reported by their names alone @nightly',
  { tag: '@once' },
  async ({ context, page, world, signIn, wallet, site, expectFailures }) => {
    expectFailures('policy', 404, 'missing-part');
    await overrideSettings(context, { APP_REPORT_TO: '/_mock/reports', APP_REPORT_SHARE: 1 });
    await signIn('rich');
    // Events before the reporter is loaded are lost with the page.
    await expect.poll(() => kindsSent(page, world)).toContain('vital');
    await page.evaluate(() => {
      document.body.append(
        Object.assign(new Image(), { src: 'https://elsewhere.example/p.png?token=s3cret' }),
      );
    });
    // The files return with the reload, as for a chunk that a deployment removed.
    let isReloaded = false;
    page.on('request', (request) => {
      isReloaded ||= request.isNavigationRequest();
    });
    const missing: string[] = [];
    await page.route('**/assets/*.js', (route) => {
      if (isReloaded) return route.continue();
      missing.push(new URL(route.request().url()).pathname.slice('/assets/'.length));
      return route.fulfill({ status: 404 });
    });
    await wallet.openInvite.click();
    await expect.poll(() => isReloaded).toBe(true);
    await expect(site.dialog).toBeVisible();
    await expect.poll(() => kindsSent(page, world)).toEqual(expect.arrayContaining(['policy', 'chunk']));
    const batches = await world.reports.list();
    const reports = batches.flatMap((batch) => batch.reports);
    expect(reports).toContainEqual(
      expect.objectContaining({
        kind: 'policy',
        directive: 'img-src',
        blocked: 'https://elsewhere.example',
        route: '/user/home',
      }),
    );
    expect(missing).toContain(reports.find((report) => report.kind === 'chunk')?.asset);
    expect(JSON.stringify(batches)).not.toContain('s3cret');
  },
);
