import { satang } from '@wallet/contract/wire/money';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { withQueries } from '#api/with-queries.fixture.tsx';
import { session } from '#api/session/session.ts';
import { useSlipPicture } from './use-slip-picture.ts';

const slip = (reference: string) => ({
  createdAt: '2026-11-21T09:30:00.000+07:00',
  amount: satang(100_00),
  status: 'SUCCESS' as const,
  reference,
});

it('the page shows the picture of the latest request, in any order of responses', async () => {
  session.signIn('t', false);
  const responses = new Map<string, (url: string) => void>();
  vi.stubGlobal('fetch', (path: string) => {
    const reference = path.split('/').at(-1) ?? '';
    return new Promise((resolve) =>
      responses.set(reference, (url) => resolve(new Response(JSON.stringify({ url })))),
    );
  });
  // The browser blocks the tab, so the page shows a link.
  vi.stubGlobal('open', () => null);
  const { result } = renderHook(useSlipPicture, { ...withQueries(), initialProps: true });
  const shown: Promise<void>[] = [];
  for (const reference of ['SLOW', 'QUICK']) act(() => void shown.push(result.current.show(slip(reference))));
  await waitFor(() => expect([...responses.keys()]).toEqual(['SLOW', 'QUICK']));
  for (const reference of ['QUICK', 'SLOW'])
    responses.get(reference)?.(`https://pictures.example/${reference}.png`);
  await act(() => Promise.all(shown));
  expect(result.current.picture).toEqual({
    reference: 'QUICK',
    state: 'blocked',
    href: 'https://pictures.example/QUICK.png',
  });
});

it('a list that opens again shows no link and no failure of its last opening', async () => {
  session.signIn('t', false);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"message":"NO_DATA"}', { status: 404 })));
  vi.stubGlobal('open', () => null);
  const { result, rerender } = renderHook(useSlipPicture, { ...withQueries(), initialProps: true });
  await act(() => result.current.show(slip('LOST')));
  expect(result.current.picture?.state).toBe('failed');
  for (const isOpen of [false, true]) rerender(isOpen);
  expect(result.current.picture).toBeUndefined();
});
