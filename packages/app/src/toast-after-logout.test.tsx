/** A message about a member's money must not be on the login page, which the next person may see. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { notify } from '@wallet/ui/base/Toasts';
import { afterEach, expect, it } from 'vitest';
import { startBackend } from '#api/backend.fixture.ts';
import { session } from '#api/session/session.ts';
import { openPage, type Page } from './drift/page.fixture.tsx';

let page: Page;

afterEach(() => page.leave());

it('a message about money leaves with its member', async () => {
  startBackend();
  page = await openPage('/user/contact', { language: 'en' });
  await page.settled();
  act(() => notify({ tone: 'success', text: 'You received ฿500.00' }));
  await screen.findByText(/฿500\.00/);
  // It stays while the pointer is on it.
  fireEvent.pointerEnter(screen.getByRole('region', { name: 'Notifications' }));
  await page.go('/login');
  expect(session.get().token).toBeUndefined();
  await waitFor(() => expect(screen.queryByText(/฿500\.00/)).toBeNull());
});
