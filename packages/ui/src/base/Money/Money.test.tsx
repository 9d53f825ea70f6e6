import { satang } from '@wallet/contract/wire/money';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { Money, type MoneyProps } from './Money.tsx';

describe('Money', () => {
  it.each<[MoneyProps, string]>([
    [{ amount: satang(0) }, '฿0.00'],
    [{ amount: satang(1) }, '฿0.01'],
    [{ amount: satang(123_450) }, '฿1,234.50'],
    [{ amount: satang(-50) }, '−฿0.50'],
    [{ amount: satang(100_00), sign: 'plus' }, '+฿100.00'],
    [{ amount: satang(100_00), sign: 'minus' }, '−฿100.00'],
    [{ amount: satang(-100_00), sign: 'plus' }, '−฿100.00'],
  ])('shows %j as %s', async (props, text) => {
    await renderUi(<Money {...props} />);
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('has the same format in Lao', async () => {
    await renderUi(<Money amount={satang(1_234_50)} />, { language: 'la' });
    expect(screen.getByText('฿1,234.50')).toBeTruthy();
  });

  it('renders no digit while hidden', async () => {
    await renderUi(<Money amount={satang(1_234_50)} isHidden />);
    expect(screen.getByRole('img', { name: 'Amount hidden' }).textContent).not.toMatch(/\d/);
  });

  const baht = (amount: number) => satang(Math.round(amount * 100));
  const total = (amount: number, props?: Partial<MoneyProps>) => (
    <p>
      <Money amount={baht(amount)} isTotal {...props} />
    </p>
  );
  /** The rolling digits with those before, and the text of the paragraph. */
  const shown = () => [
    [...document.querySelectorAll('[data-before]')].map(
      (digit) => `${digit.getAttribute('data-before')}→${digit.textContent}`,
    ),
    document.querySelector('p')?.textContent,
    document.querySelector('[data-less]') ? 'down' : 'up',
  ];

  it.each<[string, number, number, string[], string, 'up' | 'down']>([
    ['the same amount', 1_554.75, 1_554.75, [], '฿1,554.75', 'up'],
    ['more money', 1_554.75, 1_654.8, ['5→6', '7→8', '5→0'], '฿1,654.80', 'up'],
    ['less money', 1_554.75, 1_054.75, ['5→0'], '฿1,054.75', 'down'],
    ['a longer amount', 999, 1_000, [' →1', '9→0', '9→0', '9→0'], '฿1,000.00', 'up'],
    ['a shorter amount', 1_000, 999, ['0→9', '0→9', '0→9'], '฿999.00', 'down'],
  ])('a total rolls the digits that differ: %s', async (_what, from, to, digits, text, way) => {
    const { rerender } = await renderUi(total(from));
    expect(shown()).toEqual([[], expect.any(String), 'up']);
    rerender(total(to));
    expect(shown()).toEqual([digits, text, way]);
    // Once: the digits are text again, and a further render rolls nothing.
    // React listens for the name that jsdom has.
    const end = () => new Event('webkitAnimationEnd', { bubbles: true });
    for (const digit of document.querySelectorAll('[data-before]')) fireEvent(digit, end());
    rerender(total(to));
    expect(shown()).toEqual([[], text, 'up']);
  });

  it('a total rolls from the last amount when it changes twice, and not when it is uncovered', async () => {
    const { rerender } = await renderUi(total(100));
    rerender(total(200));
    rerender(total(210));
    expect(shown()).toEqual([['0→1'], '฿210.00', 'up']);
    rerender(total(500, { isHidden: true }));
    expect(shown()).toEqual([[], '฿ ••••••', 'up']);
    rerender(total(500));
    expect(shown()).toEqual([[], '฿500.00', 'up']);
  });
});
