/**
 * Pages that end, and files that are missing, at every step of every money effect: its result comes back, and nothing
 * is sent twice.
 */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { moneyEffects } from './money.screen.ts';

/** Ways in which a page ends; the next one opens the same address. */
const ends = {
  async reload(page: Page) {
    await page.reload();
    return page;
  },
  async close(page: Page) {
    const next = await page.context().newPage();
    const address = page.url();
    await page.close();
    await next.goto(address);
    return next;
  },
};

for (const [what, { operation, happened, at, who, prepare }] of Object.entries(moneyEffects))
  for (const [how, end] of Object.entries(ends))
    test(
      `${what}: a ${how} of the page before it is sent sends nothing; later it brings the result back @nightly`,
      { tag: '@once' },
      async ({ signIn, page, t, holdResponses, backend }) => {
        const result = (where: Page) => where.getByRole('dialog').filter({ hasText: t(happened) });
        const close = (where: Page) =>
          where
            .getByRole('dialog')
            .getByRole('button', { name: t('common:actions.ok') })
            .click();
        await signIn(who, { at });
        await prepare(page, t);
        const second = await end(page);
        await second.goto(at);
        expect(await backend.calls(operation)).toEqual([]);

        const sent = await holdResponses(operation, { times: 1 });
        await (await prepare(second, t)).click();
        await sent.waits();
        const third = await end(second);
        await sent.release();
        await expect(result(third)).toBeVisible();
        const fourth = await end(third);
        await expect(result(fourth)).toBeVisible();
        await close(fourth);
        await expect(fourth.getByRole('dialog')).toBeHidden();
        const fifth = await end(fourth);
        await expect(fifth.getByRole('main')).toBeVisible();
        await expect(fifth.getByRole('dialog')).toBeHidden();
        expect(await backend.calls(operation)).toHaveLength(1);
        expect(await backend.effects(operation)).toBe(1);
      },
    );

for (const [what, { operation, happened, at, who, prepare }] of Object.entries(moneyEffects))
  test(
    `${what}: a page that closes between its acceptance and the first read brings the receipt back @nightly`,
    { tag: '@once' },
    async ({ signIn, page, t, holdResponses, backend }) => {
      await signIn(who, { at });
      const button = await prepare(page, t);
      // The statement is read before the effect, too.
      const read =
        operation === 'spin.claim'
          ? await holdResponses('spin.coupons', { nth: 1 })
          : await holdResponses('statement.list', { nth: 2 });
      await button.click();
      await read.waits();
      expect(await backend.effects(operation)).toBe(1);
      const next = await ends.close(page);
      await expect(next.getByRole('dialog').filter({ hasText: t(happened) })).toBeVisible();
      await read.release();
      expect(await backend.calls(operation)).toHaveLength(1);
    },
  );

test(
  'a receipt on the screen comes back after a reload @nightly',
  { tag: '@once' },
  async ({ signIn, page, withdraw, backend }) => {
    await signIn('rich', { at: withdraw.address });
    await withdraw.make(500);
    await expect(withdraw.done).toBeVisible();
    await page.reload();
    await expect(withdraw.done).toContainText('500');
    await expect(withdraw.amount).toBeHidden();
    await withdraw.ok.click();
    await page.reload();
    await expect(page.getByRole('main')).toBeVisible();
    await expect(withdraw.done).toBeHidden();
    expect(await backend.calls('withdraw.create')).toHaveLength(1);
  },
);

/** With data saver, a page fetches what it needs alone; without it, all files of its dialogs ahead. */
const visits = Object.entries(moneyEffects)
  // Effects at one address need the same files.
  .filter(([, { at }], index, all) => all.findIndex(([, other]) => other.at === at) === index)
  .flatMap(([what, effect]) => [
    { what, effect, saveData: true },
    ...(effect.operation === 'withdraw.create'
      ? [{ what: `${what}, fetched ahead`, effect, saveData: false }]
      : []),
  ]);

for (const { what, effect, saveData } of visits)
  test(
    `${what}: each lazy file fails once, and the result stays @nightly`,
    { tag: '@once' },
    async ({ signIn, page, context, t, world, backend, expectFailures }) => {
      const { operation, at, who, prepare } = effect;
      await context.addInitScript(
        (value) => Object.defineProperty(navigator, 'connection', { value: { saveData: value } }),
        saveData,
      );
      const html = await (await page.request.get(at)).text();
      const lazy = new Set<string>();
      /** Sends the effect on a page, whose first request of a file fails, and reads its result. */
      const send = async (failing?: string) => {
        const where = await context.newPage();
        where.on('request', (request) => {
          const { pathname } = new URL(request.url());
          if (/^\/assets\/.*\.js$/.test(pathname) && !html.includes(pathname)) lazy.add(pathname);
        });
        if (failing) await where.route(`**${failing}`, (route) => route.abort(), { times: 1 });
        await where.goto(at);
        const button = await prepare(where, t);
        await button.click();
        const ok = where.getByRole('dialog').getByRole('button', { name: t('common:actions.ok') });
        // Without its encryption, a link is not sent.
        const unsent = where.getByRole('dialog').getByText(t('error:offline'));
        await expect(ok.or(unsent)).toBeVisible();
        if (await unsent.isVisible()) await button.click();
        await ok.click();
        await expect(where.getByRole('dialog')).toBeHidden();
        await where.waitForLoadState('networkidle');
        await where.close();
      };
      await signIn(who);
      const { newest } = await world.history();
      await send();
      expect(lazy.size).toBeGreaterThan(5);
      expectFailures('network', 'missing-part');
      for (const file of [...lazy]) {
        await world.rewind(newest);
        await send(file);
        expect(await backend.effects(operation), file).toBe(1);
        expect(await backend.calls(operation), file).toHaveLength(1);
      }
    },
  );
