import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { opener } from '../../../vitest.render.tsx';
import { EditHolderNameModal } from './EditHolderNameModal.tsx';
import { holderNamePropsFixture } from '../profile.fixture.ts';

const open = opener(EditHolderNameModal, holderNamePropsFixture);

const field = () => screen.getByLabelText<HTMLInputElement>('Account name in English');
const save = () => screen.getByRole('button', { name: 'Save the name' });

describe('the account name', () => {
  it('is written and sent in capitals, once', async () => {
    const { user, onSave } = await open();
    await user.type(field(), 'somchai  jaidee ');
    await user.dblClick(save());
    expect(onSave.mock.calls).toEqual([['SOMCHAI JAIDEE']]);
  });

  it('is in English only', async () => {
    const { user, onSave } = await open();
    await user.type(field(), 'สมชาย');
    expect(screen.getByText('The bank account name must be in English only.')).toBeTruthy();
    await user.click(save());
    expect(onSave).not.toHaveBeenCalled();
  });

  it('starts with the current English name', async () => {
    await open({ name: 'Somchai Jaidee' });
    expect(field().value).toBe('SOMCHAI JAIDEE');
  });

  it('starts empty otherwise', async () => {
    await open({ name: 'สมชาย ใจดี' });
    expect(field().value).toBe('');
  });

  it('shows the reason of a refusal', async () => {
    const failure = { message: 'NO_BANK' };
    const { user, onAddBankAccount } = await open({ progress: { state: 'refused', failure } });
    expect(screen.getByText('The name was not saved')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Add a bank account' }));
    expect(onAddBankAccount).toHaveBeenCalledOnce();
  });

  it('shows the reason of an unknown outcome first', async () => {
    await open({ progress: { state: 'unknown', verdict: 'unclear', failure: { message: 'fault:server' } } });
    expect(screen.getByText(/^The server reported a fault\. We could not confirm whether/)).toBeTruthy();
  });
});
