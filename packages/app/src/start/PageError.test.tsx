import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { UiProvider } from '@wallet/ui/theme';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { withTexts } from '#api/with-texts.fixture.tsx';
import { brand } from '#env.ts';
import { PageError } from './PageError.tsx';

const Profile = () => <p>Your profile</p>;
const missing = () => Object.assign(new Error('not there'), { name: 'MissingChunk' });

/** Renders a page whose code is loaded by `load`, inside a frame with a menu. */
async function open(load: () => Promise<{ default: () => ReactNode }>, path = '/') {
  const root = createRootRoute({
    component: () => (
      <>
        <nav>Menu</nav>
        <Outlet />
      </>
    ),
  });
  const page = createRoute({ getParentRoute: () => root, path, component: lazyRouteComponent(load) });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [path] }),
    defaultErrorComponent: PageError,
  });
  render(
    <UiProvider brand={brand}>
      <RouterProvider router={router as never} />
    </UiProvider>,
    await withTexts('common'),
  );
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

it('offline, a page whose code is missing keeps the menu and appears once the phone is online', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open(vi.fn().mockRejectedValueOnce(missing()).mockResolvedValue({ default: Profile }));
  expect(await screen.findByRole('heading', { name: 'Could not load' })).toBeTruthy();
  expect(screen.getByText('Menu')).toBeTruthy();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Your profile')).toBeTruthy();
});

it('offline, a tap tries again without a reload', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open(vi.fn().mockRejectedValueOnce(missing()).mockResolvedValue({ default: Profile }));
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Your profile')).toBeTruthy();
});

it('a page that crashes promises no number', async () => {
  await open(() => Promise.reject(new Error('a bug')));
  expect(await screen.findByText(/contact us\.$/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
});

it.each([
  ['/register', '/contact'],
  ['/user/profile', '/user/contact'],
  ['/contact', undefined],
  ['/user/contact', undefined],
])('%s links to the contact page %s', async (path, contact) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open(() => Promise.reject(missing()), path);
  await screen.findByRole('heading', { name: 'Could not load' });
  const link = screen.queryByRole('link', { name: 'Contact us' });
  expect(link?.getAttribute('href') ?? undefined).toBe(contact);
});
