import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { json, startBackend, type Backend } from '#api/backend.fixture.ts';
import { session } from '#api/session/session.ts';
import { sentTransaction } from '#statement/transaction.fixture.ts';
import { press } from './drift/effects.fixture.ts';
import { openPage, shownText, type Page } from './drift/page.fixture.tsx';

let backend: Backend;
let page: Page;

const list = (...ids: string[]) =>
  json({ total: ids.length, statements: ids.map((id) => sentTransaction(id, 'withdraw', 100)) });

beforeEach(async () => {
  backend = startBackend({ 'statement.list': list('old') });
  page = await openPage('/user/statement', { language: 'en' });
  await page.settled();
});

afterEach(() => {
  page.leave();
  session.signOut();
});

const search = async (found: string) => {
  await page.go('/user/statement?kind=withdraw');
  await waitFor(() => expect(shownText()).toContain(found));
};

it('a search after an opened transaction has the newest transactions', async () => {
  await search('1 found');
  await page.go('/user/statement?kind=withdraw&modal=transaction&entry=old');
  await waitFor(() => expect(screen.queryByRole('dialog')?.textContent).toContain('old'));
  await page.go('/user/statement');
  backend.respond('statement.list', list('new', 'old'));
  await search('2 found');
});

it('the whole statement returns without its filter', async () => {
  await search('1 found');
  await press(page.text('statement:search.clear'));
  await waitFor(() => expect(shownText()).not.toContain('1 found'));
});
