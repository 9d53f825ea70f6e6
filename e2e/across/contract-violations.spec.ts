/** Answers of a backend that is not ours: what can be shown is shown, what cannot is said, and the words are true. */
import { expect, test } from '../fixtures/test.ts';

const set = (path: string, value: string | number | null) => ({ op: 'set' as const, path, value });
const remove = (path: string) => ({ op: 'remove' as const, path });

/** Keeps a picture of the page where a folder is named for it. */
const picture = (name: string) => {
  const folder = process.env['E2E_PICTURES'];
  return folder ? { path: `${folder}/${name}.png` } : {};
};

test('home shows its balance and its games beside odd values', async ({
  signIn,
  world,
  t,
  page,
  language,
}) => {
  await world.faults.add({
    operation: 'wallet.read',
    effect: {
      type: 'rewrite',
      breaksContract: true,
      operations: [
        set('/slots/0/web', null),
        set('/slots/1/logo', null),
        set('/slots/2/amount', 12.345),
        set('/slots/3/amount', -0.01),
        set('/slots/4/category', 'arcade'),
        set('/slots/5', null),
        remove('/slots/6/ftWalletSlot'),
        remove('/profile/coin'),
        set('/wallet/amount', 25_000.129),
      ],
    },
  });
  await signIn('rich');
  const main = page.getByRole('main');
  await expect(main.getByText('฿25,000.12')).toBeVisible();
  await expect(main.getByText(t('common:unreadable', { count: 1 }))).toBeVisible();
  await expect(
    main.getByRole('heading', { name: t('game:category.other', { category: 'arcade' }) }),
  ).toBeVisible();
  await expect(main.getByRole('heading', { name: t('game:category.slot') })).toBeVisible();
  await page.screenshot(picture(`home-${language}`));
});

test('the statement names an unknown kind, and counts what cannot be read', async ({
  signIn,
  world,
  t,
  page,
  statement,
  language,
}) => {
  await world.faults.add({
    operation: 'statement.list',
    effect: {
      type: 'rewrite',
      breaksContract: true,
      operations: [
        set('/statements/0/statementType', 'cashback'),
        set('/statements/1/createdAt', '2026-11-01T10:00:00'),
        set('/statements/2/bonus', null),
        set('/statements/3/amount', 'much'),
        set('/statements/4/status', 'ON_HOLD'),
        remove('/total'),
      ],
    },
  });
  await signIn('rich', { at: statement.address });
  await expect(
    page.getByRole('button', { name: t('statement:kind.other', { kind: 'cashback' }) }),
  ).toBeVisible();
  await expect(page.getByText(t('common:unreadable', { count: 1 }))).toBeVisible();
  await expect(page.getByRole('button', { name: t('common:pager.next') })).toBeEnabled();
  await page.screenshot(picture(`statement-${language}`));
});

for (const [fault, effect, status] of [
  ['unexpected', { type: 'answer', status: 200, json: { rows: [] }, breaksContract: true }, undefined],
  ['unexpected', { type: 'answer', status: 403, text: '<h1>Blocked</h1>', breaksContract: true }, 403],
  ['server', { type: 'answer', status: 500, text: 'out of memory', breaksContract: true }, 500],
  ['busy', { type: 'answer', status: 502, text: '<h1>Bad gateway</h1>', breaksContract: true }, 502],
] as const)
  test(`a statement that cannot be read says why: ${fault}${status ? ` (${status})` : ''}`, async ({
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
    await signIn('rich', { at: statement.address });
    await expect(page.getByText(t(`common:fault.${fault}.text`))).toBeVisible();
    await page.screenshot(picture(`statement-${fault}-${language}`));
  });

test('a success in other words is a success', async ({ signIn, world, withdraw, backend }) => {
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
