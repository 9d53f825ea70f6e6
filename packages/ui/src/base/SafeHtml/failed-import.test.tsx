import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { QrImage } from './SafeHtml.tsx';

const load = vi.hoisted(() => vi.fn(() => Promise.reject(new Error('not fetched'))));
vi.mock('./sanitize.ts', load);

afterEach(() => vi.unstubAllGlobals());

it('is repeated once; the next try reloads the page, for a browser that keeps the failure', async () => {
  const reload = vi.fn();
  await renderUi(<QrImage markup="<svg></svg>" alt="QR" />);
  vi.stubGlobal('location', { reload });
  const retry = () => screen.findByRole('button', { name: 'Try again' });
  fireEvent.click(await retry());
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(reload).not.toHaveBeenCalled();
  fireEvent.click(await retry());
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});
