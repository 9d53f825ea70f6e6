import type * as Mantine from '@mantine/core';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { Sheet } from './Sheet.tsx';

const drawn = vi.hoisted(() => vi.fn());
vi.mock('@mantine/core', async (load) => {
  const mantine = await load<typeof Mantine>();
  return {
    ...mantine,
    Modal(props: Mantine.ModalProps) {
      drawn();
      return <mantine.Modal {...props} />;
    },
  };
});

const Form = () => {
  const [amount, setAmount] = useState('');
  return (
    <Sheet isOpen title={`Deposit ${amount}`} onClose={() => undefined} footer={<p>{amount} baht</p>}>
      <input aria-label="amount" value={amount} onChange={({ target }) => setAmount(target.value)} />
    </Sheet>
  );
};

it('renders its frame once during typing', async () => {
  await renderUi(<Form />);
  const before = drawn.mock.calls.length;
  await userEvent.type(screen.getByRole('textbox', { name: 'amount' }), '250');
  expect(screen.getByText('250 baht')).toBeTruthy();
  expect(screen.getByRole('dialog', { name: 'Deposit 250' })).toBeTruthy();
  expect(drawn).toHaveBeenCalledTimes(before);
});
