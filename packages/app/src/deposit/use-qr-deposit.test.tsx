import { act, renderHook, waitFor } from '@testing-library/react';
import { satang } from '@wallet/contract/wire/money';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '#api/session/session.ts';
import { withTexts } from '#api/with-texts.fixture.tsx';
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
  const { result } = renderHook(() => useQrDeposit('KBANK', true), await withTexts('error'));
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
