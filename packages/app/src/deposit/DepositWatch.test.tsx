import { act, waitFor } from '@testing-library/react';
import { baht } from '@wallet/contract/wire/money.fixture';
import { notify } from '@wallet/ui/base/Toasts';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '#navigation/render-page.fixture.tsx';
import { DepositWatch } from './DepositWatch.tsx';
import { pendingDeposits } from './pending-deposits.ts';

vi.mock('@wallet/ui/base/Toasts', () => ({ notify: vi.fn() }));

function hideAmounts(isHidden: boolean) {
  localStorage.setItem('amounts-hidden', String(isHidden));
  window.dispatchEvent(new StorageEvent('storage', { key: 'amounts-hidden' }));
}

afterEach(() => hideAmounts(false));

it.each([
  [false, 'Received ฿100.00.'],
  [true, 'Money received'],
])('with hidden amounts: %s, an arrived deposit is announced as “%s”', async (isHidden, text) => {
  vi.mocked(notify).mockClear();
  hideAmounts(isHidden);
  await renderPage(() => <DepositWatch />);
  act(() => pendingDeposits.report([], [], baht(100)));
  await waitFor(() => expect(notify).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ text })));
});
