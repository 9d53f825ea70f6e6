import { Modal } from '@mantine/core';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { Sheet } from './Sheet.tsx';

const Form = () => {
  const [amount, setAmount] = useState('');
  return (
    <Sheet isOpen title={`Deposit ${amount}`} onClose={() => undefined} footer={<p>{amount} baht</p>}>
      <input aria-label="amount" value={amount} onChange={({ target }) => setAmount(target.value)} />
    </Sheet>
  );
};

it('renders its frame once during typing', async () => {
  const drawn = vi.spyOn(Modal, 'Overlay');
  await renderUi(<Form />);
  const before = drawn.mock.calls.length;
  expect(before).toBeGreaterThan(0);
  await userEvent.type(screen.getByRole('textbox', { name: 'amount' }), '250');
  expect(screen.getByText('250 baht')).toBeTruthy();
  expect(screen.getByRole('dialog', { name: 'Deposit 250' })).toBeTruthy();
  expect(drawn).toHaveBeenCalledTimes(before);
  drawn.mockRestore();
});
