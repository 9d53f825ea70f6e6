/** Responses that break the contract: readable data is shown, and unreadable data is counted. */
import type { Page } from '@playwright/test';
import { runClockUntil } from '../fixtures/clock.ts';
import { expect, test } from '../fixtures/test.ts';

type Value = string | number | null | { readonly isActive: string };

const set = (path: string, value: Value) => ({ op: 'set' as const, path, value });
const remove = (path: string) => ({ op: 'remove' as const, path });

const rewrite = (operations: ReturnType<typeof set | typeof remove>[]) => ({
  type: 'rewrite' as const,
  breaksContract: true as const,
  operations,
});

/** Saves a screenshot if the environment names a folder. */
async function savePicture(page: Page, name: string): Promise<void> {
  const folder = process.env['E2E_PICTURES'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
}

test('home shows its balance and its games beside invalid values', async ({
  signIn,
  world,
  t,
  page,
  language,
}) => {
  await world.faults.add({
    operation: 'wallet.read',
    effect: rewrite([
      set('/slots/0/web', null),
      set('/slots/1/logo', null),
      set('/slots/2/amount', 12.345),
      set('/slots/3/amount', -0.01),
      set('/slots/4/category', 'arcade'),
      set('/slots/5', null),
      remove('/slots/6/ftWalletSlot'),
      remove('/profile/coin'),
      set('/wallet/amount', 25_000.129),
    ]),
  });
  await signIn('rich');
  const main = page.getByRole('main');
  await expect(main.getByText('฿25,000.12')).toBeVisible();
  await expect(main.getByText(t('common:unreadable', { count: 1 }))).toBeVisible();
  await expect(
    main.getByRole('heading', { name: t('game:category.other', { category: 'arcade' }) }),
  ).toBeVisible();
  await expect(main.getByRole('heading', { name: t('game:category.slot') })).toBeVisible();
  await savePicture(page, `home-${language}`);
});

test('the statement names an unknown kind and counts unreadable entries @nightly', async ({
  signIn,
  world,
  t,
  page,
  statement,
  language,
}) => {
  await world.faults.add({
    operation: 'statement.list',
    effect: rewrite([
      set('/statements/0/statementType', 'cashback'),
      set('/statements/1/createdAt', '2026-11-01T10:00:00'),
      set('/statements/2/bonus', null),
      set('/statements/3/amount', 'much'),
      set('/statements/4/status', 'ON_HOLD'),
      remove('/total'),
    ]),
  });
  await signIn('rich', { at: statement.address });
  await expect(
    page.getByRole('button', { name: t('statement:kind.other', { kind: 'cashback' }) }),
  ).toBeVisible();
  await expect(page.getByText(t('common:unreadable', { count: 1 }))).toBeVisible();
  await expect(page.getByRole('button', { name: t('common:pager.next') })).toBeEnabled();
  await savePicture(page, `statement-${language}`);
});

for (const [fault, effect, status] of [
  ['unexpected', { type: 'answer', status: 200, json: { rows: [] }, breaksContract: true }, undefined],
  ['unexpected', { type: 'answer', status: 403, text: '<h1>Blocked</h1>', breaksContract: true }, 403],
  ['server', { type: 'answer', status: 500, text: 'out of memory', breaksContract: true }, 500],
  ['busy', { type: 'answer', status: 502, text: '<h1>Bad gateway</h1>', breaksContract: true }, 502],
] as const)
  test(`an unreadable statement shows the reason: ${fault}${status ? ` (${status})` : ''} @nightly`, async ({
    signIn,
    world,
    t,
    page,
    statement,
    language,
    expectFailures,
  }) => {
    if (status) expectFailures(status);
    await world.faults.add({ operation: 'statement.list', effect });
    // The app retries a busy backend after random delays.
    await page.clock.install();
    await signIn('rich', { at: statement.address });
    await runClockUntil(page, page.getByText(t(`common:fault.${fault}.text`)));
    await savePicture(page, `statement-${fault}-${language}`);
  });

test('another status of success is a success', async ({ signIn, world, withdraw, backend }) => {
  await world.faults.add({
    operation: 'withdraw.create',
    phase: 'after',
    effect: { type: 'answer', status: 204, breaksContract: true },
  });
  await signIn('rich', { at: withdraw.address });
  await withdraw.make(500);
  await expect(withdraw.openStatement).toBeVisible();
  expect(await backend.effects('withdraw.create')).toBe(1);
});

test(
  'bonuses of an unknown type are offered, and unreadable ones are counted @nightly',
  { tag: '@once' },
  async ({ signIn, world, t, page, bonus, language }) => {
    await world.faults.add({
      operation: 'bonus.list',
      effect: rewrite([
        set('/0/type', 'month'),
        set('/0/maxReceived', null),
        set('/1/code', null),
        set('/2/banners', null),
        remove('/3/percentFail'),
        set('/4/userBonus', { isActive: 'yes' }),
      ]),
    });
    await signIn('rich', { at: bonus.address });
    const main = page.getByRole('main');
    await expect(main.getByText(t('common:unreadable', { count: 1 }))).toBeVisible();
    await expect(main.getByRole('article').first()).toBeVisible();
    await savePicture(page, `bonus-${language}`);
  },
);

test(
  'deposit methods of an unknown kind are offered, and unreadable ones are counted @nightly',
  { tag: '@once' },
  async ({ signIn, world, t, page, deposit, language }) => {
    await world.faults.add({
      operation: 'deposit.lookup',
      effect: rewrite([set('/banks/0/mode', 'SEMI_AUTO'), set('/banks/1', null), remove('/isManual')]),
    });
    await signIn('rich', { at: deposit.at() });
    await expect(deposit.methods.first()).toBeVisible();
    await expect(deposit.dialog.getByText(t('common:unreadable', { count: 1 }))).toBeVisible();
    await savePicture(page, `deposit-${language}`);
  },
);

test.describe('with a chat', () => {
  test.use({ hasChat: true });

  test(
    'a chat shows readable messages beside unknown kinds @nightly',
    { tag: '@once' },
    async ({ signIn, world, page, chat, language }) => {
      await world.faults.add({
        operation: 'chat.history',
        effect: {
          type: 'answer',
          status: 200,
          breaksContract: true,
          json: [
            {
              sender: 'support',
              message: { message_type: 'sticker', payload: { text: 'Sawasdee' } },
              createdAt: '2026-01-15T12:00:03+07:00',
            },
            {
              sender: 'support',
              message: {
                message_type: 'buttons',
                payload: { text: 'One of these', buttons: [{ type: 'map', title: 'Where we are' }] },
              },
              createdAt: '2026-01-15T12:00:02+07:00',
            },
            { sender: 'support', message: null, createdAt: '2026-01-15T12:00:01+07:00' },
            {
              sender: 'support',
              message: { message_type: 'text', payload: { text: 'The first words' } },
              createdAt: '2026-01-15T12:00:00+07:00',
            },
          ],
        },
      });
      await signIn('rich');
      await chat.open();
      await expect(chat.message('Sawasdee')).toBeVisible();
      await expect(chat.message('One of these')).toBeVisible();
      await expect(chat.log.getByText('Where we are')).toBeVisible();
      await expect(chat.message('The first words')).toBeVisible();
      await savePicture(page, `chat-${language}`);
    },
  );
});
