import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { opener } from '../../../vitest.render.tsx';
import { transactionsFixture, resultsPropsFixture } from '../statement.fixture.ts';
import { StatementResults } from './StatementResults.tsx';

const deposits = transactionsFixture.filter(({ statementType }) => statementType === 'deposit');

const draw = opener(StatementResults, resultsPropsFixture);

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('shows the conditions, the results and how much was searched', async () => {
  await draw();
  expect(screen.getByText('Deposit · from ฿100.00 · up to ฿1,000.00 · Reference: t')).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByText('2 found in 6 of 42 transactions so far')).toBeTruthy();
});

it('while it searches it shows the progress, and stops when asked', async () => {
  const { onStop } = await draw({ state: 'searching' });
  expect(screen.getByText('Loaded 6 of 42 transactions so far…')).toBeTruthy();
  await press('Stop');
  expect(onStop).toHaveBeenCalledOnce();
});

it('at the end offers no further search', async () => {
  await draw({ state: 'complete', loaded: { transactions: transactionsFixture, total: 6 } });
  expect(screen.getByText('2 found in all 6 transactions')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Search further' })).toBeNull();
});

it.each([
  ['complete', 'Nothing found'],
  ['paused', 'Nothing found so far'],
] as const)('without a result, when %s, it says: %s', async (state, title) => {
  await draw({ found: [], state });
  expect(screen.getByText(title)).toBeTruthy();
});

it('a failure keeps the results and searches on when asked', async () => {
  const { onMore } = await draw({ state: 'failed' });
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  await press('Try again');
  expect(onMore).toHaveBeenCalledOnce();
});

it('opens the filter, the whole statement, more of it and a result', async () => {
  const { onChange, onClear, onMore, onOpen } = await draw();
  await press('Change');
  await press('Show all');
  await press('Search further');
  await userEvent.click(screen.getAllByRole('button', { name: /^Deposit/ })[0]!);
  expect([onChange, onClear, onMore].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(deposits[0]);
});
