import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { ready } from '../../base/story.fixture.ts';
import { thaiBanks } from '../registration.fixture.ts';
import { BankPicker, type BankPickerProps } from './BankPicker.tsx';

function Field(props: Partial<BankPickerProps>) {
  const [value, setValue] = useState('');
  return <BankPicker banks={ready(thaiBanks)} hasPopular {...props} value={value} onChange={setValue} />;
}

const field = () => screen.getByRole('combobox', { name: 'Bank' });
const search = () => screen.findByRole('combobox', { name: 'Search for a bank' });

describe('BankPicker', () => {
  it('lists popular banks first and selects by tap', async () => {
    await renderUi(<Field />);
    await userEvent.click(field());
    const popular = await screen.findByRole('group', { name: 'Popular' });
    expect(within(popular).getAllByRole('option')[0]?.textContent).toContain('Kasikornbank');
    await userEvent.click(within(popular).getByRole('option', { name: /Siam Commercial Bank/ }));
    expect(field().textContent).toContain('Siam Commercial Bank');
  });

  it('works with the keyboard', async () => {
    await renderUi(<Field />);
    await userEvent.click(field());
    await userEvent.type(await search(), 'bangkok{ArrowDown}');
    const option = screen.getByRole('option', { name: /Bangkok Bank/ });
    expect((await search()).getAttribute('aria-activedescendant')).toBe(option.id);
    await userEvent.keyboard('{Enter}');
    expect(field().textContent).toContain('Bangkok Bank');
  });

  it('shows an empty state', async () => {
    await renderUi(<Field />);
    await userEvent.click(field());
    await userEvent.type(await search(), 'zzz{Enter}');
    expect(screen.getByText('No bank matches “zzz”')).toBeTruthy();
    expect(screen.getByText('0 banks')).toBeTruthy();
  });

  it('translates bank names and falls back to Thai', async () => {
    await renderUi(<Field hasPopular={false} />, { language: 'la' });
    await userEvent.click(screen.getByRole('combobox', { name: 'ທະນາຄານ' }));
    expect(await screen.findByRole('option', { name: /ທະນາຄານກະສິກອນໄທ/ })).toBeTruthy();
    expect(screen.getByRole('option', { name: /ธนาคารเปิดใหม่/ })).toBeTruthy();
    expect(screen.queryByRole('group')).toBeNull();
  });
});
