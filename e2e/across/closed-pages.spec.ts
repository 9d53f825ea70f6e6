/**
 * Pages that end, and files that are missing, at every step of every money effect: its result comes back, and nothing
 * is sent twice.
 */
import type { Page } from '@playwright/test';
import type { MemberKey } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';
import { moneyEffects } from './money.screen.ts';

// Pages load no code ahead, which could hide a missing file.
test.use({ savesData: true });

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

/** Each effect has both ends, and each step has both ends among the effects. */
const [reloadFirst, closeFirst] = [
  ['reload', 'close'],
  ['close', 'reload'],
] as const;

for (const [index, [what, effect]] of Object.entries(moneyEffects).entries()) {
  const { operation, happened, at, who, prepare } = effect;
  const [one, other] = index % 2 === 0 ? reloadFirst : closeFirst;
  test(
    `${what}: a ${one} of the page before it is sent sends nothing; a ${other} while it is sent, and a ${one} after that, bring the result back @nightly`,
    { tag: '@once' },
    async ({ signIn, page, t, holdResponses, backend }) => {
      const result = (where: Page) => where.getByRole('dialog').filter({ hasText: t(happened) });
      await signIn(who, { at });
      await prepare(page, t);
      const second = await ends[one](page);
      await second.goto(at);
      const button = await prepare(second, t);
      expect(await backend.calls(operation)).toEqual([]);

      const sent = await holdResponses(operation, { times: 1 });
      await button.click();
      await sent.waits();
      const third = await ends[other](second);
      await sent.release();
      await expect(result(third)).toBeVisible();
      const fourth = await ends[one](third);
      await expect(result(fourth)).toBeVisible();
      await result(fourth)
        .getByRole('button', { name: t('common:actions.ok') })
        .click();
      await expect(fourth.getByRole('dialog')).toBeHidden();
      const fifth = await ends[other](fourth);
      await expect(fifth.getByRole('main')).toBeVisible();
      await expect(fifth.getByRole('dialog')).toBeHidden();
      expect(await backend.calls(operation)).toHaveLength(1);
      expect(await backend.effects(operation)).toBe(1);
    },
  );
}

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

/** Each file fails for one effect of a member; effects at one address need the same files. */
const failEachFile = (title: string, who: MemberKey | undefined, effects: typeof moneyEffects) =>
  test(
    `${title}: each lazy file fails once, and the result stays @nightly`,
    { tag: '@once' },
    async ({ signIn, page, context, t, world, backend, expectFailures }) => {
      expectFailures('network', 'missing-part');
      await signIn(who);
      const { newest } = await world.history();
      const failed = new Set<string>();
      for (const [what, { operation, at, prepare }] of Object.entries(effects))
        await test.step(what, async () => {
          const html = await (await page.request.get(at)).text();
          const lazy = new Set<string>();
          /** Sends the effect on a page, whose first request of a file fails, and reads its result. */
          const send = async (failing?: string) => {
            await world.rewind(newest);
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
            const unsent = where.getByRole('dialog').getByText(t('error:not-loaded'));
            await expect(ok.or(unsent)).toBeVisible();
            if (await unsent.isVisible()) await button.click();
            await ok.click();
            await expect(where.getByRole('dialog')).toBeHidden();
            await where.waitForLoadState('networkidle');
            await where.close();
            expect(await backend.effects(operation), failing).toBe(1);
            expect(await backend.calls(operation), failing).toHaveLength(1);
          };
          await send();
          expect(lazy.size).toBeGreaterThan(5);
          for (const file of [...lazy])
            if (!failed.has(file)) {
              failed.add(file);
              await send(file);
            }
        });
    },
  );

const all = Object.entries(moneyEffects);
const visits = all.filter(([, { at }], index) => all.findIndex(([, other]) => other.at === at) === index);

for (const member of new Set(visits.map(([, { who }]) => who))) {
  const own = visits.filter(([, { who }]) => who === member);
  failEachFile(own.map(([what]) => what).join(', '), member, Object.fromEntries(own));
}

test.describe('with all files fetched ahead', () => {
  test.use({ savesData: false });
  const { 'a withdrawal': withdrawal } = moneyEffects;
  failEachFile('a withdrawal', undefined, { 'a withdrawal': withdrawal! });
});
