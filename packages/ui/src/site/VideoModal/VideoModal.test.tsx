import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { videos } from '../site.fixture.ts';
import { VideoModal } from './VideoModal.tsx';

afterEach(() => vi.restoreAllMocks());

const modal = (isOpen: boolean) => (
  <VideoModal isOpen={isOpen} onClose={() => undefined} name="wallet" video={videos.wallet} />
);
const player = () => screen.getByLabelText<HTMLVideoElement>('Using the wallet', { selector: 'video' });

it('loads nothing before playback, plays inline and lists its steps', async () => {
  await renderUi(modal(true), { env: 'default' });
  expect(player().getAttribute('src')).toBe('/videos/wallet.mp4');
  expect(player().preload).toBe('none');
  expect(player().controls).toBe(true);
  expect(player().hasAttribute('playsinline')).toBe(true);
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(4);
});

it('stops when its sheet closes', async () => {
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  const { rerender } = await renderUi(modal(true), { env: 'default' });
  expect(pause).not.toHaveBeenCalled();
  rerender(modal(false));
  expect(pause).toHaveBeenCalledOnce();
});

it('offers the file and a retry after an error', async () => {
  await renderUi(modal(true), { env: 'default' });
  fireEvent.error(player());
  expect(screen.queryByLabelText('Using the wallet', { selector: 'video' })).toBeNull();
  expect(screen.getByText('The video could not be played here.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the file' }).getAttribute('href')).toBe('/videos/wallet.mp4');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(player()).toBeTruthy();
});
