import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { button, opener } from '../../../vitest.render.tsx';
import { openSheet } from '../../base/story.fixture.ts';
import { GameFrame, type GameFrameProps } from './GameFrame.tsx';

const entrance = { href: 'https://lotus.example/play' };
const open = opener<GameFrameProps>(GameFrame, { ...openSheet, name: 'Lotus Reels', entrance });

it('shows the game in a sandboxed frame with a close button', async () => {
  const { user, onClose } = await open();
  const frame = screen.getByTitle<HTMLIFrameElement>('Lotus Reels');
  expect(frame.src).toBe(entrance.href);
  expect(frame.getAttribute('sandbox')).not.toContain('top-navigation');
  expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer');
  await user.click(button('Close'));
  expect(onClose).toHaveBeenCalledOnce();
});

it('posts the form of a provider into the frame, once', async () => {
  const targets: (string | null)[] = [];
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
    this: HTMLFormElement,
  ) {
    targets.push(this.getAttribute('target'));
  });
  const { change } = await open({ entrance: { ...entrance, fields: { username: 'lt1' } } });
  change({});
  const { name, src } = screen.getByTitle<HTMLIFrameElement>('Lotus Reels');
  expect([targets, src]).toEqual([[name], '']);
  submit.mockRestore();
});
