import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { normalizePhone, PhoneInput } from './PhoneInput.tsx';

describe('normalizePhone', () => {
  it.each([
    ['0812345678', '0812345678'],
    ['081-234-5678', '0812345678'],
    ['081 234 5678', '0812345678'],
    ['+66 81 234 5678', '0812345678'],
    ['+66 (0) 81 234 5678', '0812345678'],
    ['0066812345678', '0812345678'],
    ['๐๘๑๒๓๔๕๖๗๘', '0812345678'],
    ['6681', '6681'],
    ['08x', '08x'],
  ])('reads %s as %s in Thailand', (typed, sent) => {
    expect(normalizePhone(typed, 'thailand')).toBe(sent);
  });

  it.each([
    ['020 5555 1234', '02055551234'],
    ['໐໒໐໕໕໕໕໑໒໓໔', '02055551234'],
    ['+8562055551234', '+8562055551234'],
    ['+6612', '+6612'],
  ])('takes %s as %s in Laos', (typed, sent) => {
    expect(normalizePhone(typed, 'laos')).toBe(sent);
  });
});

describe('PhoneInput', () => {
  const Phone = ({ market }: { market: 'thailand' | 'laos' }) => {
    const [value, setValue] = useState('');
    return <PhoneInput label="Phone" market={market} value={value} onChange={setValue} />;
  };
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });

  it('groups ten digits when nobody types', async () => {
    await renderUi(<Phone market="thailand" />);
    await userEvent.click(field());
    await userEvent.paste('+66 81 234 5678');
    expect(field().value).toBe('0812345678');
    await userEvent.tab();
    expect(field().value).toBe('081-234-5678');
  });

  it('shows a Lao number as it is', async () => {
    await renderUi(<Phone market="laos" />);
    await userEvent.type(field(), '0205555123');
    await userEvent.tab();
    expect(field().value).toBe('0205555123');
  });
});
