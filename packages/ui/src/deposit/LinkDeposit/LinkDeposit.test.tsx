import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { idle } from '../../base/progress.ts';
import { accepted } from '../../base/story.fixture.ts';
import { sharedGiftFixture } from '../deposit.fixture.ts';
import { LinkDeposit, type LinkDepositProps } from './LinkDeposit.tsx';

/** Keeps the value, as the sheet does. */
function Kept(props: Omit<LinkDepositProps, 'linkText' | 'onLinkTextChange'>) {
  const [typed, setTyped] = useState('');
  return <LinkDeposit {...props} linkText={typed} onLinkTextChange={setTyped} />;
}

async function open(progress: LinkDepositProps['progress'] = idle) {
  const given = { onSend: vi.fn(), onReset: vi.fn(), onStatement: vi.fn(), onClose: vi.fn() };
  await renderUi(<Kept progress={progress} retryAt={undefined} {...given} />);
  return { user: userEvent.setup(), ...given };
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('a gift link', () => {
  const field = () => screen.getByLabelText<HTMLInputElement>('Gift link');
  const tidy = 'https://gift.truemoney.com/campaign/?v=abcDEF0123456789zz';

  it('is found in the shared text and sent once', async () => {
    const { user, onSend } = await open();
    expect(button('Paste a gift link').disabled).toBe(true);
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

  it('with an unusual code shows a warning and can be sent', async () => {
    const { user, onSend } = await open();
    await user.type(field(), 'https://example.com/some/gift');
    expect(screen.getByText(/does not look like a gift link/)).toBeTruthy();
    await user.click(button('Send the gift link'));
    expect(onSend.mock.calls).toEqual([['https://example.com/some/gift']]);
  });

  it.each([
    ['checking', 'We could not confirm the result', 0],
    ['unclear', 'We could not confirm the result', 0],
    ['happened', 'Gift link received', 0],
    ['did-not-happen', 'We could not confirm the result', 1],
  ] as const)('whose answer was lost, verdict %s: %s', async (verdict, title, waysBack) => {
    const { user, onSend, onReset, onStatement } = await open({
      state: 'unknown',
      verdict,
      failure: { message: 'fault:connection' },
    });
    expect(screen.getByText(title)).toBeTruthy();
    await user.click(button('Open statement'));
    expect(onStatement).toHaveBeenCalledTimes(1);
    const back = screen.queryByRole('button', { name: 'OK' });
    if (back) await user.click(back);
    expect(onReset).toHaveBeenCalledTimes(waysBack);
    expect(onSend).not.toHaveBeenCalled();
  });
});

it.each([
  ['checking', 'We are checking that it arrived'],
  ['did-not-happen', 'your statement does not confirm it yet'],
] as const)(
  'an accepted link that nobody has seen (%s) promises no money and has no form',
  async (verdict, text) => {
    await open(accepted(verdict));
    expect(document.body.textContent).toContain(text);
    expect(document.body.textContent).not.toContain('in your wallet');
    expect(screen.queryByRole('textbox')).toBeNull();
  },
);
