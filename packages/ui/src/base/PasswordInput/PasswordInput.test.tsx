import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { PasswordInput } from './PasswordInput.tsx';

const Password = () => {
  const [value, setValue] = useState('');
  return (
    <PasswordInput
      label="Secret"
      autoComplete="current-password"
      value={value}
      onChange={({ currentTarget }) => setValue(currentTarget.value)}
    />
  );
};
const field = () => screen.getByLabelText<HTMLInputElement>('Secret');
const hint = () => document.querySelector('p[role="status"]')?.textContent;

describe('PasswordInput', () => {
  it('shows and covers the password, by keyboard too', async () => {
    await renderUi(<Password />);
    expect(field().type).toBe('password');
    await userEvent.click(field());
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show password' }));
    await userEvent.keyboard('{Enter}');
    expect(field().type).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field().type).toBe('password');
  });

  it.each(['ก', 'ກ'])('warns of the local letter %s', async (letter) => {
    await renderUi(<Password />);
    await userEvent.type(field(), `a${letter}`);
    expect(hint()).toContain('Thai or Lao letters');
  });
});
