import { act, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { json, startBackend } from '#api/backend.fixture.ts';
import { openPage, type Page } from './page.fixture.tsx';

const onEnd = vi.fn();
vi.mock('#chat/Conversation.tsx', () => ({
  Conversation: function Conversation() {
    useEffect(() => onEnd, []);
    return <p>conversation</p>;
  },
}));

let page: Page | undefined;
afterEach(() => page?.leave());

it('a conversation goes on while an unreadable wallet is read again', async () => {
  startBackend({ 'wallet.read': json({ message: 'NO_WALLET' }, 400) });
  page = await openPage('/user/contact?modal=chat');
  await screen.findByText('conversation');
  const read = vi.fn(() => new Promise<never>(() => undefined));
  vi.stubGlobal('fetch', read);
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(read).toHaveBeenCalledWith('/api/wallet', expect.anything()));
  await act(() => Promise.resolve());
  expect(onEnd).not.toHaveBeenCalled();
});
