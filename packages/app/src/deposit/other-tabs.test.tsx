import { useQuery } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { withQueries } from '#api/with-queries.fixture.tsx';
import { statementQuery } from '#statement/api.ts';
import { session } from '#api/session/session.ts';
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
