import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { button, opener } from '../../../vitest.render.tsx';
import { idle } from '../../base/progress.ts';
import { limited, noop } from '../../base/story.fixture.ts';
import { sharedGiftFixture } from '../deposit.fixture.ts';
import { LinkDeposit, type LinkDepositProps } from './LinkDeposit.tsx';

/** Keeps the value, as the sheet does. */
function Kept(props: Omit<LinkDepositProps, 'linkText' | 'onLinkTextChange'>) {
  const [typed, setTyped] = useState('');
  return <LinkDeposit {...props} linkText={typed} onLinkTextChange={setTyped} />;
}

const open = opener(Kept, { progress: idle, onSend: noop, onReset: noop });

describe('a gift link', () => {
  const field = () => screen.getByLabelText<HTMLInputElement>('Gift link');
  const tidy = 'https://gift.truemoney.com/campaign/?v=abcDEF0123456789zz';

  it('is found in the shared text and sent once', async () => {
    const { user, onSend } = await open();
    expect(button('Paste a gift link').disabled).toBe(true);
    expect(screen.getByText(/worth at least ฿2\.00/)).toBeTruthy();
    await user.click(field());
    await user.paste(sharedGiftFixture);
    expect(field().value).toBe(tidy);
    await user.dblClick(button('Send the gift link'));
    expect(onSend.mock.calls).toEqual([[tidy]]);
  });

  it('is pasted from the clipboard with one tap', async () => {
    const { user } = await open();
    await navigator.clipboard.writeText(sharedGiftFixture);
    await user.click(button('Paste'));
    await waitFor(() => expect(field().value).toBe(tidy));
  });

  it('still waits after too many requests while it is changed', async () => {
    const { user, onReset } = await open({ progress: limited(60) });
    await user.type(field(), 'h');
    expect(onReset).not.toHaveBeenCalled();
  });

  it('with an unusual code shows a warning and can be sent', async () => {
    const { user, onSend } = await open();
    await user.type(field(), 'https://example.com/some/gift');
    expect(screen.getByText(/does not look like a gift link/)).toBeTruthy();
    await user.click(button('Send the gift link'));
    expect(onSend.mock.calls).toEqual([['https://example.com/some/gift']]);
  });
});
