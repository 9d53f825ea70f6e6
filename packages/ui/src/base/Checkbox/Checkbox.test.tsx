import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { Checkbox } from './Checkbox.tsx';

describe('Checkbox', () => {
  it('is chosen by its label, and described by its hint', async () => {
    const change = vi.fn();
    await renderUi(<Checkbox label="Keep me" description="Not on a shared phone" onChange={change} />);
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Keep me' });
    await userEvent.click(screen.getByText('Keep me'));
    expect(box.checked).toBe(true);
    expect(change).toHaveBeenCalledOnce();
    expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Not on a shared phone',
    );
  });

  it('stays as it is while disabled', async () => {
    await renderUi(<Checkbox label="Keep me" disabled />);
    await userEvent.click(screen.getByText('Keep me'));
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  });
});
