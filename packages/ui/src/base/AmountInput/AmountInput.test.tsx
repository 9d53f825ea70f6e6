import { satang } from '@wallet/contract/wire/money';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { AmountInput, type AmountInputProps } from './AmountInput.tsx';

const Amount = (props: Partial<AmountInputProps>) => {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <>
      <AmountInput label="Amount" {...props} value={value} onChange={setValue} />
      <output data-testid="value">{value}</output>
    </>
  );
};

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
const value = () => screen.getByTestId('value').textContent;

describe('AmountInput', () => {
  it('shows thousands while typing, and satang afterwards', async () => {
    await renderUi(<Amount />);
    await userEvent.type(field(), '1234.5');
    expect(field().value).toBe('1,234.5');
    await userEvent.tab();
    expect(field().value).toBe('1,234.50');
    expect(value()).toBe('1234.5');
    await userEvent.type(field(), '9');
    expect(field().value).toBe('1,234.50');
    await userEvent.type(field(), '{Backspace}{Backspace}');
    expect(field().value).toBe('1,234.');
  });

  it('keeps what is typed while the window has no focus', async () => {
    await renderUi(<Amount />);
    await userEvent.type(field(), '12.');
    fireEvent.blur(field());
    await userEvent.keyboard('5');
    expect(value()).toBe('12.5');
    expect(field().value).toBe('12.5');
  });

  it.each([
    ['๑๒๓', '123'],
    ['໑໒໓.໕', '123.5'],
    ['฿ 1 000', '1000'],
    ['12.345', '12.34'],
  ])('reads %s', async (typed, read) => {
    await renderUi(<Amount />);
    await userEvent.type(field(), typed);
    expect(value()).toBe(read);
  });

  it('keeps the caret where it is while thousands come and go', async () => {
    await renderUi(<Amount />);
    await userEvent.type(field(), '1234567');
    await userEvent.type(field(), '9', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    expect(field().value).toBe('12,934,567');
    expect(field().selectionStart).toBe(4);
    await userEvent.type(field(), '{Backspace}{Backspace}', {
      initialSelectionStart: 4,
      initialSelectionEnd: 4,
    });
    expect(field().value).toBe('134,567');
    expect(field().selectionStart).toBe(1);
  });

  it.each([
    ['another comma', '1,2,34'],
    ['a comma at the end', '1,234,'],
  ])('marks %s among its own', async (_what, typed) => {
    await renderUi(<Amount value="1234" />);
    await userEvent.clear(field());
    await userEvent.paste(typed);
    expect(value()).toBe(typed);
    expect(field().getAttribute('aria-invalid')).toBe('true');
  });

  it.each([
    ['', '1,234,567.89', '1234567.89'],
    ['1000', '12,5', '12,5'],
    ['1000', '9,876', '9876'],
  ])('over %j reads the pasted %s as %s', async (before, pasted, read) => {
    await renderUi(<Amount value={before} />);
    field().focus();
    field().select();
    await userEvent.paste(pasted);
    expect(value()).toBe(read);
  });

  it('replaces its description by the error', async () => {
    await renderUi(<Amount description="At least ฿1.00" />);
    expect(screen.getByText('At least ฿1.00')).toBeTruthy();
    await userEvent.type(field(), 'abc');
    expect(screen.queryByText('At least ฿1.00')).toBeNull();
  });

  it.each(['12,5', '1e5', '-5', '1.2.3', 'abc'])(
    'marks %s instead of making another amount of it',
    async (typed) => {
      await renderUi(<Amount />);
      await userEvent.type(field(), typed);
      expect(value()).toBe(typed);
      expect(field().getAttribute('aria-invalid')).toBe('true');
      expect(screen.getByText('Enter an amount such as 100 or 100.50.')).toBeTruthy();
    },
  );

  it('is filled by a chip and cleared by its button', async () => {
    await renderUi(
      <Amount chips={[{ amount: satang(50_050) }, { amount: satang(100_000), label: 'All' }]} />,
    );
    await userEvent.click(screen.getByRole('button', { name: '฿500.50' }));
    expect(field().value).toBe('500.50');
    await userEvent.click(screen.getByRole('button', { name: 'All' }));
    expect(value()).toBe('1000');
    expect(screen.getByRole('button', { name: 'All' }).getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: 'Clear the amount' }));
    expect(value()).toBe('');
  });
});
