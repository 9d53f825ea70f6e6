import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { json, startBackend, type Backend } from '#api/backend.fixture.ts';
import { session } from '#api/session/session.ts';
import { openPage, shownText, type Page } from './drift/page.fixture.tsx';

let backend: Backend;
let page: Page;

const row = (id: string) => ({
  _id: id,
  statementType: 'withdraw',
  status: 'SUCCESS',
  amount: 100,
  createdAt: '2026-11-20T09:30:00.000+07:00',
});
const list = (...ids: string[]) => json({ total: ids.length, statements: ids.map(row) });

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
