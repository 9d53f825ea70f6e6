import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { ChatLauncher } from './ChatLauncher.tsx';

it('opens the chat and counts unseen messages, up to 99', async () => {
  const onOpen = vi.fn();
  const launcher = (unread: number) => (
    <>
      <header data-place="chat" />
      <ChatLauncher unread={unread} onOpen={onOpen} />
    </>
  );
  const { rerender } = await renderUi(launcher(0));
  await userEvent.click(screen.getByRole('button', { name: 'Chat with support' }));
  expect(onOpen).toHaveBeenCalledOnce();
  expect(screen.queryByText(/new message/)).toBeNull();
  rerender(launcher(1));
  expect(screen.getByText('1 new message')).toBeTruthy();
  rerender(launcher(120));
  expect(screen.getByText('99+')).toBeTruthy();
  expect(screen.getByText('120 new messages')).toBeTruthy();
});
