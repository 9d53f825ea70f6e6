import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { opener } from '../../../vitest.render.tsx';
import { refused, unknown } from '../../base/story.fixture.ts';
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

  it.each([
    ['Somchai Jaidee', 'SOMCHAI JAIDEE'],
    ['สมชาย ใจดี', ''],
  ])('starts with the current name if it is English: %s', async (name, value) => {
    await open({ name });
    expect(field().value).toBe(value);
  });

  it('shows the reason of a refusal', async () => {
    const { user, onAddBankAccount } = await open({ progress: refused('NO_BANK') });
    expect(screen.getByText('The name was not saved')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Add a bank account' }));
    expect(onAddBankAccount).toHaveBeenCalledOnce();
  });

  it('shows the reason of an unknown outcome first', async () => {
    await open({ progress: unknown('unclear', 'fault:server') });
    expect(screen.getByText(/^The server reported a fault\. We could not confirm whether/)).toBeTruthy();
  });
});
