import { useQuery } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { baht } from '@wallet/contract/wire/money.fixture';
import { expect, it, vi } from 'vitest';
import { withQueries } from '#api/with-queries.fixture.tsx';
import { statementQuery } from '#statement/api.ts';
import { session } from '#api/session/session.ts';
import { depositSample } from './deposit.fixture.ts';
import { useInvalidateFromOtherTabs } from './pending-deposits.ts';

it('an open statement is refetched when another tab of the same member reports a deposit', async () => {
  session.signIn('t', false);
  const backend = vi.fn(() => Promise.resolve(new Response('{"total":0,"statements":[]}')));
  vi.stubGlobal('fetch', backend);
  const { result } = renderHook(() => {
    useInvalidateFromOtherTabs();
    return useQuery(statementQuery(1));
  }, withQueries());
  await waitFor(() => expect(result.current.data?.total).toBe(0));
  const tab = new BroadcastChannel('pending-deposits');
  tab.postMessage({ token: 'of another', marks: ['new'], settled: [] });
  tab.postMessage({ token: 't', marks: ['new'], settled: [] });
  await waitFor(() => expect(backend).toHaveBeenCalledTimes(2));
  tab.close();
});

/** Opens a tab with its own modules; storage, locks and channels belong to the browser. */
async function openTab() {
  vi.resetModules();
  const { pendingDeposits } = await import('./pending-deposits.ts');
  const { checkDeposits } = await import('./check-deposits.ts');
  const { createQueryClient } = await import('#api/query-client.ts');
  pendingDeposits.add({ kind: 'transfer', method: 'SCB', since: Date.now(), until: Infinity }, undefined);
  pendingDeposits.setKnown([]);
  const client = createQueryClient(() => undefined);
  return { get: pendingDeposits.get, check: () => checkDeposits(client) };
}

/** The locks of a browser, as far as `ifAvailable` needs them. */
function createLocks() {
  const held = new Set<string>();
  return {
    async request(name: string, _how: object, run: (lock: object | null) => unknown) {
      if (held.has(name)) return run(null);
      held.add(name);
      await run({ name });
      held.delete(name);
    },
  };
}

it('one of two tabs that find a deposit at the same moment announces it', async () => {
  session.signIn('t', true);
  vi.stubGlobal('navigator', { onLine: true, locks: createLocks() });
  const statements = [{ ...depositSample('new', 100), amount: 100 }];
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ total: 1, statements })));
  const tabs = [await openTab(), await openTab()];
  await Promise.all(tabs.map((tab) => tab.check()));
  expect(tabs.map((tab) => tab.get().received).filter((amount) => amount !== undefined)).toEqual([baht(100)]);
  await waitFor(() => expect(tabs.map((tab) => tab.get().items)).toEqual([[], []]));
});
