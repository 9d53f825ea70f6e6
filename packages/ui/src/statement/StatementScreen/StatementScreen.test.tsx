import { act, cleanup, screen, within } from '@testing-library/react';
import { rowKey } from '@wallet/contract/statement';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { baht } from '@wallet/contract/wire/money.fixture';
import { button, opener } from '../../../vitest.render.tsx';
import { ready } from '../../base/story.fixture.ts';
import { transactionsFixture, statementPropsFixture } from '../statement.fixture.ts';
import { StatementScreen } from './StatementScreen.tsx';

const draw = opener(StatementScreen, statementPropsFixture);

const empty = ready({ total: 0, statements: [] });

describe('a transaction', () => {
  it('shows its sign, also to screen readers', async () => {
    await draw();
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
    expect(rows[0]).toContain('Money out −฿500.00');
    expect(rows[1]).toContain('Transfer฿1,320.25');
    expect(rows[2]).toContain('Money in +฿1,000.00');
    expect(rows[4]).toContain('Bonus end฿240.00');
    expect(rows[5]).toContain('Money in +฿250.00');
  });

  it.each(['deposit', 'withdraw', 'transfer'] as const)(
    'of a negative amount is money out, never green: %s',
    async (statementType) => {
      const [, , deposit] = transactionsFixture;
      const negative = { ...deposit!, statementType, amount: baht(-3_000) };
      await draw({ statement: ready({ total: 1, statements: [negative] }) });
      const [row] = screen.getAllByRole('listitem');
      expect(row!.textContent).toContain('Money out −฿3,000.00');
      expect(row!.innerHTML).not.toContain('green');
    },
  );

  it('shows accounts, source, time and status', async () => {
    await draw();
    const [withdrawal, , , failed, , bonus] = screen.getAllByRole('listitem');
    expect(within(withdrawal!).getByText('From Wallet to KBANK ***-*-*6789')).toBeTruthy();
    expect(within(withdrawal!).getByText('14:02:11')).toBeTruthy();
    expect(within(withdrawal!).getByText('In progress')).toBeTruthy();
    expect(within(failed!).getByText('Failed')).toBeTruthy();
    expect(screen.queryByText('Success')).toBeNull();
    expect(within(bonus!).getByText('WELCOME 50%')).toBeTruthy();
    expect(within(bonus!).getByText('PR65f2c0a1b9')).toBeTruthy();
  });

  it('opens from anywhere on its row', async () => {
    const { user, onOpen } = await draw();
    await user.click(screen.getAllByRole('button', { name: /^Deposit(?!s)/ })[1]!);
    expect(onOpen.mock.calls).toEqual([[transactionsFixture[3]]]);
  });

  it('is listed under its day', async () => {
    await draw();
    const days = screen.getAllByRole('heading', { level: 2 });
    expect(days.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('21/11/2026'),
      expect.stringContaining('20/11/2026'),
    ]);
  });

  it('of today is of yesterday after midnight', async () => {
    vi.setSystemTime('2026-11-21T23:50:00.000+07:00');
    await draw();
    const firstDay = () => screen.getAllByRole('heading', { level: 2 })[0]?.textContent;
    expect(firstDay()).toBe('Today 21/11/2026');
    vi.setSystemTime('2026-11-22T08:00:00.000+07:00');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(firstDay()).toBe('Yesterday 21/11/2026');
    vi.useRealTimers();
  });
});

describe('on a wide screen', () => {
  const media = vi.spyOn(window, 'matchMedia');
  const [, , deposit] = transactionsFixture;
  beforeEach(() => {
    const still = { addEventListener: () => undefined, removeEventListener: () => undefined };
    media.mockImplementation(
      (query) => ({ ...still, matches: query.includes('62em') }) as unknown as MediaQueryList,
    );
  });
  afterEach(() => media.mockReset());

  it('the first or the selected transaction is shown beside the list', async () => {
    await draw();
    expect(screen.getByRole('region', { name: 'Withdrawal' }).textContent).toContain('21/11/2026 14:02:11');
    cleanup();
    await draw({ selectedKey: deposit?._id });
    expect(screen.getByRole('region', { name: 'Deposit' }).textContent).toContain('21/11/2026 09:15:42');
    const current = screen
      .getAllByRole('button')
      .filter((row) => row.getAttribute('aria-current') === 'true');
    expect(current.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('+฿1,000.00')]);
  });

  it('of two transactions of one moment without ids, the selected one is shown', async () => {
    const { _id, ...nameless } = deposit!;
    const statements = [5, 7].map((amount) => ({ ...nameless, amount: baht(amount) }));
    await draw({ statement: ready({ total: 2, statements }), selectedKey: rowKey(statements[1]!) });
    expect(screen.getByRole('region', { name: 'Deposit' }).textContent).toContain('฿7.00');
    const current = screen.getAllByRole('button', { current: true });
    expect(current.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('+฿7.00')]);
  });

  it('a transaction of another page shows a hint', async () => {
    await draw({ selectedKey: 'gone' });
    expect(screen.getByText('This transaction is not on this page')).toBeTruthy();
  });
});

describe('the pages', () => {
  it('show their range and the total', async () => {
    const { user, onPage } = await draw({ page: 2 });
    expect(screen.getByText('11–\u206016 of 42')).toBeTruthy();
    expect(screen.getByText('Page 2 of 5')).toBeTruthy();
    await user.click(button('Next page'));
    expect(onPage).toHaveBeenCalledWith(3);
  });

  it('keep their rows while the next page loads', async () => {
    const statement = ready({ total: 42, statements: transactionsFixture });
    await draw({ statement: { ...statement, isRefreshing: true } });
    expect(screen.getAllByRole('listitem')).toHaveLength(transactionsFixture.length);
    expect(screen.getByText('Loading the next page…')).toBeTruthy();
  });

  it('after the last full one, without a total, is no empty statement', async () => {
    const statement = ready({ total: undefined, statements: [] });
    const { user, onPage } = await draw({ page: 2, statement });
    expect(screen.queryByRole('button', { name: 'Make a deposit' })).toBeNull();
    await user.click(button('Previous page'));
    expect(onPage).toHaveBeenCalledWith(1);
  });
});

describe('other states', () => {
  it('offer a deposit when empty', async () => {
    const { user, navigate } = await draw({ statement: empty });
    await user.click(button('Make a deposit'));
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/user/home?modal=deposit');
  });

  it('open the spending summary and the slips', async () => {
    const { user, onSpending, onSlips } = await draw({ statement: empty });
    await user.click(button('Money in and out'));
    await user.click(button('Slips'));
    expect([onSpending, onSlips].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });
});
