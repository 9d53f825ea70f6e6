import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { GameFrame } from './GameFrame.tsx';

it('shows the game in a frame that cannot lead the app away, and is left by its cross', async () => {
  const onClose = vi.fn();
  await renderUi(<GameFrame isOpen onClose={onClose} name="Lotus Reels" href="https://lotus.example/play" />);
  const frame = screen.getByTitle<HTMLIFrameElement>('Lotus Reels');
  expect(frame.src).toBe('https://lotus.example/play');
  expect(frame.getAttribute('sandbox')).not.toContain('top-navigation');
  expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
});
