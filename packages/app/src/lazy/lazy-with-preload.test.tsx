import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { lazyWithPreload } from './LazyDialog.tsx';

const Deposit = () => <p>How much?</p>;

it('renders at once after a preload, and loads on opening if the preload failed', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Deposit);
  const Dialog = lazyWithPreload(load);
  const draw = () => render(<Dialog />, { wrapper: ({ children }) => <Suspense>{children}</Suspense> });
  Dialog.preload();
  await act(() => Promise.resolve());
  const { unmount } = draw();
  expect(screen.queryByText('How much?')).toBeNull();
  expect(await screen.findByText('How much?')).toBeTruthy();
  unmount();
  Dialog.preload();
  await act(() => Promise.resolve());
  draw();
  expect(screen.getByText('How much?')).toBeTruthy();
});
