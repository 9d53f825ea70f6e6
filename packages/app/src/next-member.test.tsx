import { satang } from '@wallet/contract/wire/money';
import type { QueryClient } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { pendingDeposits } from '#deposit/pending-deposits.ts';
import { session } from '#api/session/session.ts';
import { lastMethod } from '#deposit/last-method.ts';
import { sentSlips } from '#deposit/slip/sent-slips.ts';
import { qrQuery, useCancelQr, useCreateQr } from '#deposit/api.ts';
import { createQueryClient } from '#api/query-client.ts';
import { withQueries } from '#api/with-queries.fixture.tsx';
import { useSendSlip } from '#deposit/slip/api.ts';
import type { upload } from '#api/upload.ts';

const carried = vi.hoisted(() => vi.fn<typeof upload>());
vi.mock('#api/upload.ts', () => ({ upload: carried }));

const json = (body: object) => new Response(JSON.stringify(body));
const code = { hasQrcode: true, qrcodeId: 'qr-1', qrcode: '<svg/>', amount: 100, expireIn: 900 };

/** Calls that await their response. */
let held: ((response: Response) => void)[];
let client: QueryClient;

const mount = <T,>(use: () => T) => renderHook(use, withQueries(client)).result;

/** Signs one member out and another one in. */
const changeMember = () =>
  act(() => {
    session.signOut();
    session.signIn('next', false);
  });

const sentOnce = () => waitFor(() => expect(held).toHaveLength(1));

beforeEach(() => {
  held = [];
  client = createQueryClient(() => undefined);
  const hold = () => new Promise<Response>((resolve) => held.push(resolve));
  carried.mockReset().mockImplementation(hold);
  // The first read of the statement succeeds.
  vi.stubGlobal('fetch', (path: string) =>
    path.includes('/statement') ? Promise.resolve(json({ total: 0, statements: [], slips: [] })) : hold(),
  );
  session.signIn('first', false);
});

afterEach(() => session.signOut());

describe('the requests of one member', () => {
  it('leave no payment code for the next member', async () => {
    const creation = mount(() => useCreateQr(() => undefined));
    const made = creation.current.run({ params: { bankCode: 'KBANK' }, body: { amount: satang(100_00) } });
    await sentOnce();
    changeMember();
    await act(async () => {
      held[0]?.(json(code));
      await made;
    });
    expect(lastMethod()).toBeUndefined();
    expect(client.getQueryData(qrQuery('KBANK').queryKey)).toBeUndefined();
    expect(pendingDeposits.get().items).toEqual([]);
  });

  it('remove no code of the next member', async () => {
    const cancellation = mount(() => useCancelQr('KBANK'));
    const cancelled = cancellation.current.run({ params: { qrcodeId: 'qr-1' } });
    await sentOnce();
    changeMember();
    const { queryKey } = qrQuery('KBANK');
    const own = { id: 'qr-2', markup: '', amount: 50, deadline: 0, life: 900 } as never;
    client.setQueryData(queryKey, own);
    await act(async () => {
      held[0]?.(json({ message: 'SUCCESS' }));
      await cancelled;
    });
    expect(client.getQueryData(queryKey)).toEqual(own);
  });

  it('block none of the next member, although their lock is held', async () => {
    const locks = new Set<string>();
    const request = async (name: string, _how: object, run: (lock: object | null) => unknown) =>
      run(locks.has(name) ? null : locks.add(name));
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
    const cancel = () => void mount(() => useCancelQr('KBANK')).current.run({ params: { qrcodeId: 'qr-1' } });
    cancel();
    await sentOnce();
    cancel();
    changeMember();
    cancel();
    await waitFor(() => expect(held).toHaveLength(2));
  });

  it.each([
    ['an accepted slip', () => json({ message: 'SUCCESS' })],
    ['a slip with a lost response', () => new Response('', { status: 502 })],
  ])('leave nothing on the device: %s', async (_what, response) => {
    const sending = mount(useSendSlip);
    const sent = sending.current.send({ file: new File(['x'], 'slip.png'), mark: 'aa' });
    await sentOnce();
    changeMember();
    await act(async () => {
      held[0]?.(response());
      await sent;
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect([sentSlips.has('aa'), sentSlips.isAwaited(), pendingDeposits.get().items]).toEqual([
      false,
      false,
      [],
    ]);
  });
});
