import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { opener } from '../../../vitest.render.tsx';
import { monthPropsFixture } from '../statement.fixture.ts';
import { StatementMonthModal } from './StatementMonthModal.tsx';

const files: Blob[] = [];
const names: string[] = [];

beforeEach(() => {
  files.length = names.length = 0;
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  window.print = vi.fn();
});
afterEach(() => void vi.restoreAllMocks());

const open = opener(StatementMonthModal, monthPropsFixture);

it('saves a file with a line for each transaction, and signed numbers', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Save as a spreadsheet (CSV)' }));
  expect(names).toEqual(['statement-2026-11.csv']);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await files[0]!.arrayBuffer());
  const [titles, withdrawal, transfer, ...rest] = text.trimEnd().split('\r\n');
  expect(titles).toBe('\uFEFFTime,Kind,From,To,Amount,Status,Reference,Details');
  expect(withdrawal).toBe('2026-11-21 14:02:11,Withdrawal,Wallet,KBANK ***-*-*6789,-500,In progress,t7,');
  expect(transfer).toBe('2026-11-21 13:40:05,Transfer,Lotus Reels,Wallet,1320.25,Success,t6,');
  expect(rest).toHaveLength(4);
  expect(rest[2]).toMatch(/,t3,WELCOME 50%$/);
});

it('prints a page of its own with every transaction', async () => {
  const { user } = await open({}, { brand: { name: 'Demo Play' } });
  const paper = screen.getByRole('table');
  // The style sheet hides everything beside it on paper.
  expect(document.body.className).toContain('printed');
  expect(document.querySelectorAll('body > [class*="paper"]')).toHaveLength(1);
  expect(within(paper).getAllByRole('row')).toHaveLength(7);
  expect(within(paper).getAllByRole('row')[1]!.textContent).toContain('21/11/2026 14:02:11Withdrawal');
  expect(
    screen.getByText('Demo Play · Mali Demo (Member 7) · 6 transactions', { exact: false }),
  ).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Statement 11/2026' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(window.print).toHaveBeenCalledOnce();
});

it('chooses a month', async () => {
  const { user, onMonth } = await open();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), '10/2026');
  expect(onMonth).toHaveBeenCalledExactlyOnceWith('2026-10');
});

it.each([
  ['it is empty', { transactions: [] }, 'No transactions in this month'],
  ['it failed', { state: 'failed' }, 'The month could not be loaded.'],
] as const)('offers no file and no paper while %s', async (_what, props, text) => {
  await open(props);
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  expect(screen.queryByRole('table')).toBeNull();
  expect(document.body.className).not.toContain('printed');
});

it('keeps the place of file and paper while it loads', async () => {
  await open({ state: 'loading' });
  expect(screen.getByText('Loaded 6 of 42 transactions so far…')).toBeTruthy();
  for (const name of ['Save as a spreadsheet (CSV)', 'Print'])
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
  expect(screen.queryByRole('table')).toBeNull();
  expect(document.body.className).not.toContain('printed');
});
