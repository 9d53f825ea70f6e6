import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { ChatLauncher } from './ChatLauncher.tsx';

it('opens the chat and counts what is new, up to 99', async () => {
  const onOpen = vi.fn();
  const { rerender } = await renderUi(<ChatLauncher unread={0} onOpen={onOpen} />);
  await userEvent.click(screen.getByRole('button', { name: 'Chat with support' }));
  expect(onOpen).toHaveBeenCalledOnce();
  expect(screen.queryByText(/new message/)).toBeNull();
  rerender(<ChatLauncher unread={1} onOpen={onOpen} />);
  expect(screen.getByText('1 new message')).toBeTruthy();
  rerender(<ChatLauncher unread={120} onOpen={onOpen} />);
  expect(screen.getByText('99+')).toBeTruthy();
  expect(screen.getByText('120 new messages')).toBeTruthy();
});
