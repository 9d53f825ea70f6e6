import { act } from '@testing-library/react';
import type { Transaction } from '@wallet/contract/statement';
import { inBaht } from '@wallet/contract/wire/money.fixture';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '#navigation/render-page.fixture.tsx';
import { trackWithdrawal } from './tracked-withdrawal.ts';
import { withdrawal } from '#statement/withdrawal.fixture.ts';
import { WithdrawalStatus } from './WithdrawalStatus.tsx';

const shown = vi.hoisted(() => vi.fn<(status: string) => null>(() => null));
vi.mock('@wallet/ui/withdraw/WithdrawStatus', () => ({
  WithdrawStatus: ({ withdrawal }: { withdrawal: Transaction }) => shown(withdrawal.status),
}));

/** A transaction on the wire. */
const sent = ({ amount, ...rest }: Transaction) => ({ ...rest, amount: inBaht(amount) });

afterEach(() => vi.useRealTimers());

it('a withdrawal is polled from its start, however long home was open', async () => {
  let status: Transaction['status'] = 'in progress';
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify({ total: 1, statements: [sent(withdrawal(status))] }))),
  );
  await renderPage(() => <WithdrawalStatus isHidden={false} />);
  vi.useFakeTimers();
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await pass(10 * 60_000);
  act(() => trackWithdrawal(withdrawal('in progress')));
  await pass(1);
  expect(shown).toHaveBeenLastCalledWith('in progress');
  status = 'SUCCESS';
  await pass(5_000);
  expect(shown).toHaveBeenLastCalledWith('SUCCESS');
});
