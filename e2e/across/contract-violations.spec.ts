/** Responses that break the contract: readable data is shown, and unreadable data is counted. */
import { expect, test } from '../fixtures/test.ts';

type Value = string | number | null | { readonly isActive: string };

const set = (path: string, value: Value) => ({ op: 'set' as const, path, value });
const remove = (path: string) => ({ op: 'remove' as const, path });

const rewrite = (operations: ReturnType<typeof set | typeof remove>[]) => ({
  type: 'rewrite' as const,
  breaksContract: true as const,
  operations,
});

test('home shows its balance and its games beside invalid values', async ({ signIn, world, t, page }) => {
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
});
