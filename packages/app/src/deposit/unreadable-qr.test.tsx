import { act, renderHook, waitFor } from '@testing-library/react';
import { satang } from '@wallet/contract/wire/money';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#api/query-client.ts';
import { session } from '#api/session/session.ts';
import { withQueries } from '#api/with-queries.fixture.tsx';
import { qrQuery, useCreateQr } from './api.ts';

const code = { hasQrcode: true, qrcodeId: 'qr-1', qrcode: '<svg/>', amount: 100, expireIn: 900 };

beforeEach(() => session.signIn('a member', false));
afterEach(() => session.signOut());

describe.each([{ amount: '100' }, { amount: -100 }, { amount: 0.001 }, { amount: null }, { qrcodeId: null }])(
  'a QR code with %j',
  (changed) => {
    beforeEach(() =>
      vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ ...code, ...changed })))),
    );

    it('was created perhaps', async () => {
      const onNone = vi.fn();
      const { result } = renderHook(() => useCreateQr(onNone), withQueries());
      await act(() =>
        result.current.run({ params: { bankCode: 'KBANK' }, body: { amount: satang(100_00) } }),
      );
      await waitFor(() =>
        expect(result.current.progress).toMatchObject({
          state: 'unknown',
          failure: { message: 'fault:unexpected' },
        }),
      );
      expect(onNone).not.toHaveBeenCalled();
    });

    it('is not over', async () => {
      const reading = createQueryClient(() => undefined).fetchQuery(qrQuery('KBANK'));
      await expect(reading).rejects.toMatchObject({ outcome: { kind: 'unknown', reason: 'unexpected' } });
    });
  },
);
