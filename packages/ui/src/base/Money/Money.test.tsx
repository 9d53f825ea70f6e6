import { satang } from '@wallet/contract/wire/money';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { Money, type MoneyProps } from './Money.tsx';

describe('Money', () => {
  it.each<[MoneyProps, string]>([
    [{ baht: 1234.5 }, '฿1,234.50'],
    [{ baht: 0 }, '฿0.00'],
    [{ baht: 1.005 }, '฿1.01'],
    [{ amount: satang(123_450) }, '฿1,234.50'],
    [{ amount: satang(-50) }, '−฿0.50'],
    [{ baht: 100, sign: 'plus' }, '+฿100.00'],
    [{ baht: 100, sign: 'minus' }, '−฿100.00'],
  ])('shows %j as %s', async (props, text) => {
    await renderUi(<Money {...props} />);
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('has the same format in Lao', async () => {
    await renderUi(<Money baht={1234.5} />, { language: 'la' });
    expect(screen.getByText('฿1,234.50')).toBeTruthy();
  });

  it('renders no digit while hidden', async () => {
    await renderUi(<Money baht={1234.5} isHidden />);
    expect(screen.getByRole('img', { name: 'Amount hidden' }).textContent).not.toMatch(/\d/);
  });
});
