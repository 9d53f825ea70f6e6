import { satang } from '@wallet/contract/wire/money';
import { screen } from '@testing-library/react';
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
});
