import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import type { DepositModalProps } from '@wallet/ui/deposit';
import { baht } from '@wallet/contract/wire/money.fixture';
import { useEffect } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { validBody } from '#api/backend.fixture.ts';
import { renderPage } from '#navigation/render-page.fixture.tsx';
import { checkDeposits } from './check-deposits.ts';
import { sentTransaction } from '#statement/transaction.fixture.ts';
import { DepositDialog } from './DepositDialog.tsx';
import { pendingDeposits } from './pending-deposits.ts';

const DepositModal = vi.hoisted(() => vi.fn<(props: DepositModalProps) => null>(() => null));
vi.mock('@wallet/ui/deposit', () => ({ depositMethods: () => [], DepositModal }));
const shown = () => DepositModal.mock.lastCall?.[0];

let client: QueryClient;
let statements: object[];

function Page() {
  const queries = useQueryClient();
  useEffect(() => void (client = queries), [queries]);
  return <DepositDialog />;
}

const row = (id: string, amount: number) => sentTransaction(id, 'deposit', amount, { from: 'KBANK' });

beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string) => {
    const body = path.endsWith('/api/statement')
      ? { total: statements.length, statements }
      : validBody(path.endsWith('/wallet') ? 'wallet.read' : 'deposit.lookup');
    return new Response(JSON.stringify(body));
  });
});

it.each([
  ['one deposit has its reference', [row('new', 200)], 'new'],
  ['two deposits has none, also where an older one has their sum', [row('b', 80), row('a', 120)], undefined],
])('the receipt of %s', async (_what, arrived, id) => {
  DepositModal.mockClear();
  statements = [...arrived, row('old', 200)];
  await renderPage(Page, '/?modal=deposit');
  await waitFor(() => expect(shown()?.isOpen).toBe(true));
  const wait = { since: Date.now(), until: Date.now() + 60_000 };
  act(() => {
    pendingDeposits.add({ kind: 'transfer', method: 'SCB', ...wait }, undefined);
    pendingDeposits.setKnown(['old']);
  });
  await act(() => checkDeposits(client));
  await waitFor(() => expect(shown()?.received).toBe(baht(200)));
  expect(shown()?.record?.id).toBe(id);
});
