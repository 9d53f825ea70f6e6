/** What goes wrong on a phone reaches the operator, and nothing of the player with it. */
import { startedWith } from '../fixtures/started-with.ts';
import { expect, test } from '../fixtures/test.ts';

/** Everything of a member that an error could hold. */
const canaries = ['0812345678', 'Somchai', '1,234.50', 'eyJhbGciOiJIUzI1NiJ9', '123-4-56789-0', 's3cret'];

test(
  'an uncaught error, an odd answer and the vitals are reported without a word of the player',
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
    await startedWith(context, { APP_REPORT_TO: '/_mock/reports', APP_REPORT_SHARE: 1 });
    await signIn('rich', { at: '/user/home?note=s3cret' });
    await page.evaluate((words) => {
      setTimeout(() => {
        throw new TypeError(`Unexpected token ${words.join(' ')}`);
      });
    }, canaries);
    // What was gathered is sent when the page is hidden.
    await expect
      .poll(async () => {
        await page.evaluate(() => {
          Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
          document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
        });
        return (await world.reports.list()).flatMap(({ reports }) => reports.map(({ kind }) => kind));
      })
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
        message: 'Unexpected token …',
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
  'nothing is reported unless an address is set',
  { tag: '@once' },
  async ({ context, page, world, signIn, expectFailures }) => {
    expectFailures('uncaught');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await signIn();
    const uncaught = context.waitForEvent('weberror');
    await page.evaluate(() => void setTimeout(() => Promise.reject(new Error('gone'))));
    await uncaught;
    await page.goto('/login');
    expect(asked.filter((url) => url.includes('report'))).toEqual([]);
    expect(await world.reports.list()).toEqual([]);
  },
);
