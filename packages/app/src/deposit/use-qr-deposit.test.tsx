import { act, renderHook, waitFor } from '@testing-library/react';
import { satang } from '@wallet/contract/wire/money';
import { loadWords } from '@wallet/locales';
import { createI18n, I18nProvider } from '@wallet/ui/i18n';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '#api/session/session.ts';
import { withQueries } from '#api/with-queries.fixture.tsx';
import { useQrDeposit } from './use-qr-deposit.ts';

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ hasQrcode: false }))));
  session.signIn('first', false);
});
afterEach(() => {
  session.signOut();
  vi.restoreAllMocks();
});

it('a refusal for the missing connection ends when the browser is online again', async () => {
  const i18n = await createI18n({ language: 'en', load: loadWords, namespaces: ['error'] });
  const { wrapper: Queries } = withQueries();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nProvider i18n={i18n}>
      <Queries>{children}</Queries>
    </I18nProvider>
  );
  const { result } = renderHook(() => useQrDeposit('KBANK', true), { wrapper });
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(() => result.current.onCreate(satang(100_00)) as Promise<void>);
  await waitFor(() =>
    expect(result.current.creation).toEqual({ state: 'refused', failure: { message: 'offline' } }),
  );
  expect(result.current.again).toBeUndefined();
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(result.current.creation).toEqual({ state: 'idle' }));
});
