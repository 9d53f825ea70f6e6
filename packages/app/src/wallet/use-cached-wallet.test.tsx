import { act, renderHook, waitFor } from '@testing-library/react';
import type { WalletView } from '@wallet/contract/wallet';
import { expect, it, vi } from 'vitest';
import { validBody } from '#api/backend.fixture.ts';
import { createQueryClient } from '#api/query-client.ts';
import { session } from '#api/session/session.ts';
import { withQueries } from '#api/with-queries.fixture.tsx';
import { walletQuery } from './api.ts';
import { useCachedWallet, useWalletCaching } from './use-cached-wallet.ts';

it('shows the last balances while a dropped wallet is read again, and none after a failure', async () => {
  const reads: ((response: Response) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => reads.push(resolve)));
  session.signIn('t', false);
  const client = createQueryClient(() => undefined);
  const { result } = renderHook(() => {
    useWalletCaching();
    return useCachedWallet();
  }, withQueries(client));
  expect(result.current.data).toBeUndefined();
  reads[0]?.(new Response(JSON.stringify(validBody('wallet.read'))));
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  const { amount } = (result.current.data as WalletView).wallet;

  const query = client.getQueryCache().find(walletQuery());
  act(() => {
    void client.invalidateQueries(walletQuery());
    query?.setState({ data: undefined, status: 'pending' });
  });
  expect(result.current.data).toMatchObject({ wallet: { amount } });
  await act(async () => reads[1]?.(new Response('{"message":"NO_WALLET"}', { status: 400 })));
  await waitFor(() => expect(result.current.isError).toBe(true));
  expect(result.current.data).toBeUndefined();
});
