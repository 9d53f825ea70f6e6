import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { demoPhones } from '@wallet/contract/demo-members';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { PhoneInput } from './PhoneInput.tsx';

describe('PhoneInput', () => {
  const Phone = ({ market }: { market: 'thailand' | 'laos' }) => {
    const [value, setValue] = useState('');
    return <PhoneInput label="Phone" market={market} value={value} onChange={setValue} />;
  };
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });

  it('groups ten digits on blur', async () => {
    await renderUi(<Phone market="thailand" />);
    await userEvent.click(field());
    await userEvent.paste('+66 81 234 5678');
    expect(field().value).toBe('+66 81 234 5678');
    await userEvent.tab();
    expect(field().value).toBe('081-234-5678');
  });

  it('keeps the selection on focus', async () => {
    await renderUi(<Phone market="thailand" />);
    await userEvent.type(field(), demoPhones.rich);
    await userEvent.tab();
    field().setSelectionRange(4, 7);
    field().focus();
    await userEvent.keyboard('999');
    expect(field().value).toBe('081-999-5678');
    await userEvent.tab();
    field().select();
    field().focus();
    await userEvent.keyboard('0');
    expect(field().value).toBe('0');
  });

  it('shows a Lao number in its normalised form', async () => {
    await renderUi(<Phone market="laos" />);
    await userEvent.type(field(), '+856 20 5555 1234');
    expect(field().value).toBe('+856 20 5555 1234');
    await userEvent.tab();
    expect(field().value).toBe('02055551234');
  });
});
