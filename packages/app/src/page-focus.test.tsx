import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPage, type Page } from './drift/page.fixture.tsx';

let page: Page;

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"message":"NO_DATA"}', { status: 404 })));
  page = await openPage('/login', { language: 'en' });
});
afterEach(() => page.leave());

it('moves from a link that leaves with its page to the next page', async () => {
  const main = screen.getByRole('main');
  expect(document.activeElement).toBe(document.body);
  const link = within(main).getByRole('link', { name: page.text('session:register') });
  act(() => link.focus());
  fireEvent.click(link);
  await screen.findByRole('heading', { level: 1, name: page.text('registration:title') });
  await waitFor(() => expect(document.activeElement).toBe(main));
});

it('stays at a link of the menu', async () => {
  const menu = screen.getByRole('navigation');
  const link = within(menu).getByRole('link', { name: page.text('common:menu.contact') });
  act(() => link.focus());
  fireEvent.click(link);
  await waitFor(() => expect(link.getAttribute('aria-current')).toBe('page'));
  await page.settled();
  expect(document.activeElement).toBe(link);
});
