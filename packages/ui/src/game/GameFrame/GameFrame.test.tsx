import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { GameFrame } from './GameFrame.tsx';

it('shows the game in a sandboxed frame with a close button', async () => {
  const onClose = vi.fn();
  await renderUi(
    <GameFrame
      isOpen
      onClose={onClose}
      name="Lotus Reels"
      entrance={{ href: 'https://lotus.example/play' }}
    />,
  );
  const frame = screen.getByTitle<HTMLIFrameElement>('Lotus Reels');
  expect(frame.src).toBe('https://lotus.example/play');
  expect(frame.getAttribute('sandbox')).not.toContain('top-navigation');
  expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('posts the form of a provider into the frame, once', async () => {
  const targets: (string | null)[] = [];
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
    this: HTMLFormElement,
  ) {
    targets.push(this.getAttribute('target'));
  });
  const entrance = { href: 'https://lotus.example/play', fields: { username: 'lt1' } };
  const frame = <GameFrame isOpen onClose={vi.fn()} name="Lotus Reels" entrance={entrance} />;
  const { rerender } = await renderUi(frame);
  rerender(frame);
  const { name, src } = screen.getByTitle<HTMLIFrameElement>('Lotus Reels');
  expect([targets, src]).toEqual([[name], '']);
  submit.mockRestore();
});
