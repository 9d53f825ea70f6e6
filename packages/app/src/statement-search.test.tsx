import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startBackend } from '#api/backend.fixture.ts';
import { session } from '#api/session/session.ts';
import { sentTransaction } from '#statement/transaction.fixture.ts';
import { press } from './drift/effects.fixture.ts';
import { openPage, type Page } from './drift/page.fixture.tsx';

let page: Page;
/** Sends the response of a page of the statement after the first, once. */
let answer: (status: number) => void;

const rows = (first: number) =>
  Array.from({ length: 10 }, (_, at) => sentTransaction(`t${first + at}`, 'deposit', 100));

beforeEach(async () => {
  startBackend();
  const respond = fetch;
  const later = new Promise<number>((resolve) => {
    answer = resolve;
  });
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (!address.endsWith('/api/statement')) return respond(address, init);
    const { page: number } = JSON.parse(String(init.body)) as { page: number };
    const status = number === 1 ? 200 : await later;
    const body = status === 200 ? { total: 40, statements: rows(number * 10) } : { message: 'NO_DATA' };
    return new Response(JSON.stringify(body), { status });
  });
  page = await openPage('/user/statement', { language: 'en' });
  await page.settled();
});

afterEach(() => {
  page.leave();
  session.signOut();
});

const dialog = () =>
  [...document.querySelectorAll('[role=dialog]')].find(({ textContent }) =>
    textContent.includes(page.text('statement:search.title')),
  );
const open = async () => {
  await press(page.text('statement:search.title'));
  await waitFor(() => expect(dialog()).toBeDefined());
};
const close = async () => {
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  await waitFor(() => expect(dialog()).toBeUndefined());
};
const pressDay = () => press(page.text('statement:search.goTo'));
const goToDay = async () => {
  fireEvent.change(screen.getByLabelText(page.text('statement:search.day')), {
    target: { value: '2026-01-01' },
  });
  await pressDay();
};

it('a day that was left closes no dialog that was opened since', async () => {
  await open();
  await goToDay();
  await close();
  await open();
  await act(async () => answer(200));
  await page.settled();
  expect(dialog()).toBeDefined();
});

it('a day that was not found leaves no message at the next opening', async () => {
  await open();
  await goToDay();
  await act(async () => answer(404));
  await screen.findByText(page.text('statement:search.dayFailed'));
  await close();
  await open();
  await pressDay();
  expect(screen.getByText(page.text('statement:search.noDay'))).toBeTruthy();
});
