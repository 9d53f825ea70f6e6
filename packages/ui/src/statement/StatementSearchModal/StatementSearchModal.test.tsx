import { screen } from '@testing-library/react';
import { baht } from '@wallet/contract/wire/money.fixture';
import { describe, expect, it } from 'vitest';
import { field, opener } from '../../../vitest.render.tsx';
import { idle } from '../../base/progress.ts';
import { noop, openSheet, refused } from '../../base/story.fixture.ts';
import { StatementSearchModal, type StatementSearchModalProps } from './StatementSearchModal.tsx';

const open = opener<StatementSearchModalProps>(StatementSearchModal, {
  ...openSheet,
  filter: {},
  dayProgress: idle,
  onSearch: noop,
  onDay: noop,
});

const search = () => screen.getByRole('button', { name: 'Search the statement' });

describe('a search', () => {
  it('has the conditions that were filled in, and starts with Enter', async () => {
    const { user, onSearch } = await open();
    await user.type(field('Reference'), ' t7 ');
    await user.click(screen.getByRole('radio', { name: 'Withdrawal' }));
    await user.type(field('Amount from'), '100');
    await user.type(field('Amount up to'), '500.25{Enter}');
    expect(onSearch).toHaveBeenCalledExactlyOnceWith({
      reference: 't7',
      kind: 'withdraw',
      min: baht(100),
      max: baht(500.25),
    });
  });

  it('without a condition focuses the first field and says why', async () => {
    const { user, onSearch } = await open();
    await user.click(search());
    expect(onSearch).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(field('Reference'));
    expect(screen.getByText('Enter a reference, a kind or an amount.')).toBeTruthy();
  });

  it.each([
    ['less than the first amount', '500', '100', 'This is less than the first amount.'],
    ['no amount', '', '1x', 'Enter an amount such as 100 or 100.50.'],
  ])('with an upper amount that is %s is not sent', async (_what, least, most, message) => {
    const { user, onSearch } = await open();
    if (least) await user.type(field('Amount from'), least);
    await user.type(field('Amount up to'), most);
    await user.click(search());
    expect(onSearch).not.toHaveBeenCalled();
    expect(screen.getByText(message, { exact: false })).toBeTruthy();
  });

  it('starts from the present filter, whose kind a second tap removes', async () => {
    const { user, onSearch } = await open({ filter: { kind: 'deposit', min: baht(100) } });
    await user.click(screen.getByRole('radio', { name: 'Deposit' }));
    await user.click(search());
    expect(onSearch).toHaveBeenCalledExactlyOnceWith({ min: baht(100) });
  });
});

describe('a day', () => {
  const go = () => screen.getByRole('button', { name: 'Go to a day' });

  it('is opened', async () => {
    const { user, onDay } = await open();
    await user.type(field('Day'), '2026-11-20');
    await user.click(go());
    expect(onDay).toHaveBeenCalledExactlyOnceWith('2026-11-20');
  });

  it('must be chosen', async () => {
    const { user, onDay } = await open();
    await user.click(go());
    expect(onDay).not.toHaveBeenCalled();
    expect(screen.getByText('Choose a day.')).toBeTruthy();
  });

  it('that could not be found shows the reason', async () => {
    await open({ dayProgress: refused('fault:connection') });
    expect(screen.getByText('The day could not be found. Try again.')).toBeTruthy();
  });
});
