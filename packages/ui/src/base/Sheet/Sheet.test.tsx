import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { Sheet } from './Sheet.tsx';

const Page = ({ isLocked = false }: { isLocked?: boolean }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>open</button>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title="Deposit" isLocked={isLocked}>
        <input aria-label="amount" />
      </Sheet>
    </>
  );
};
const dialog = () => screen.queryByRole('dialog', { name: 'Deposit' });

/** A sheet whose second step replaces the button of the first, or reuses it. */
const Steps = ({ onLast, isReused = false }: { onLast: () => void; isReused?: boolean }) => {
  const [step, setStep] = useState(0);
  return (
    <Sheet isOpen title="Deposit" onClose={() => undefined}>
      <button key={isReused ? 0 : step} onClick={step === 0 ? () => setStep(1) : onLast}>
        step {step}
      </button>
    </Sheet>
  );
};

describe('Sheet', () => {
  it('focuses its title first, closes with Escape and returns the focus', async () => {
    await renderUi(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'open' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Deposit'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog()).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'open' })));
  });

  it('returns the focus when it mounts open and unmounts with its route', async () => {
    const page = (hasSheet: boolean) => (
      <>
        <button>opener</button>
        {hasSheet && (
          <Sheet isOpen title="Deposit" onClose={() => undefined}>
            text
          </Sheet>
        )}
      </>
    );
    const { rerender } = await renderUi(page(false));
    screen.getByRole('button', { name: 'opener' }).focus();
    rerender(page(true));
    await waitFor(() => expect(dialog()?.contains(document.activeElement)).toBe(true));
    rerender(page(false));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('opener'));
  });

  it('returns the focus to the first opener, also after another sheet came between', async () => {
    const Pages = ({ open }: { open: 'first' | 'second' | undefined }) => (
      <>
        <button>opener</button>
        <Sheet title="First" isOpen={open === 'first'} onClose={() => undefined}>
          <button>to the second</button>
        </Sheet>
        <Sheet title="Second" isOpen={open === 'second'} onClose={() => undefined}>
          <button>back</button>
        </Sheet>
      </>
    );
    const { rerender } = await renderUi(<Pages open={undefined} />);
    const opener = screen.getByRole('button', { name: 'opener' });
    opener.focus();
    for (const [open, button] of [
      ['first', 'to the second'],
      ['second', 'back'],
      ['first', 'to the second'],
    ] as const) {
      rerender(<Pages open={open} />);
      await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
      (await screen.findByRole('button', { name: button })).focus();
    }
    rerender(<Pages open={undefined} />);
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it.each([
    ['came between', false],
    ['the next step reuses', true],
  ])('drops the second click of a double click on a control that %s', async (_which, isReused) => {
    const onCreate = vi.fn();
    await renderUi(<Steps onLast={onCreate} isReused={isReused} />);
    fireEvent.click(screen.getByRole('button', { name: 'step 0' }), { detail: 1 });
    fireEvent.click(screen.getByRole('button', { name: 'step 1' }), { detail: 2 });
    expect(onCreate).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'step 1' }), { detail: 1 });
    fireEvent.click(screen.getByRole('button', { name: 'step 1' }), { detail: 2 });
    expect(onCreate).toHaveBeenCalledTimes(2);
  });

  it('takes quick clicks on controls that stay: two buttons, a button and a label', async () => {
    const onClick = vi.fn();
    await renderUi(
      <Sheet isOpen title="Deposit" onClose={() => undefined}>
        <button onClick={onClick}>100</button>
        <button onClick={onClick}>200</button>
        <label>
          Agree
          <input type="checkbox" />
        </label>
      </Sheet>,
    );
    fireEvent.click(screen.getByRole('button', { name: '100' }), { detail: 1 });
    fireEvent.click(screen.getByRole('button', { name: '200' }), { detail: 2 });
    expect(onClick).toHaveBeenCalledTimes(2);
    fireEvent.click(screen.getByText('Agree'), { detail: 3 });
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: '100' }), { detail: 2 });
    expect(onClick).toHaveBeenCalledTimes(3);
  });

  it('takes every click of a keyboard or a screen reader', async () => {
    const onClick = vi.fn();
    await renderUi(<Steps onLast={onClick} />);
    fireEvent.click(screen.getByRole('button', { name: 'step 0' }), { detail: 0 });
    fireEvent.click(screen.getByRole('button', { name: 'step 1' }), { detail: 0 });
    fireEvent.click(screen.getByRole('button', { name: 'step 1' }), { detail: 1 });
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  it('drops the second click of the double click that opened it, also in a nested sheet', async () => {
    const onPay = vi.fn();
    const Nested = () => {
      const [isOpen, setOpen] = useState(false);
      return (
        <Sheet isOpen title="Outer" onClose={() => undefined}>
          <button onClick={() => setOpen(true)}>open</button>
          <Sheet isOpen={isOpen} title="Inner" onClose={() => undefined}>
            <button onClick={onPay}>pay</button>
          </Sheet>
        </Sheet>
      );
    };
    await renderUi(<Nested />);
    fireEvent.click(screen.getByText('open'), { detail: 1 });
    const pay = await screen.findByText('pay');
    fireEvent.click(pay, { detail: 2 });
    expect(onPay).not.toHaveBeenCalled();
    fireEvent.click(pay, { detail: 1 });
    expect(onPay).toHaveBeenCalledOnce();
  });

  it('stays open for the second click of the double click that opened it, beside it', async () => {
    await renderUi(<Page />);
    fireEvent.click(screen.getByRole('button', { name: 'open' }), { detail: 1 });
    await waitFor(() => expect(dialog()).not.toBeNull());
    const overlay = document.querySelector('.mantine-Modal-overlay') as Element;
    fireEvent.click(overlay, { detail: 2 });
    expect(dialog()?.getAttribute('aria-hidden')).toBeNull();
    fireEvent.click(overlay, { detail: 1 });
    await waitFor(() => expect(dialog()).toBeNull());
  });

  it('closes for a quick tap beside it after a tap inside', async () => {
    await renderUi(<Page />);
    fireEvent.click(screen.getByRole('button', { name: 'open' }), { detail: 1 });
    fireEvent.click(await screen.findByRole('textbox', { name: 'amount' }), { detail: 1 });
    fireEvent.click(document.querySelector('.mantine-Modal-overlay') as Element, { detail: 2 });
    await waitFor(() => expect(dialog()).toBeNull());
  });

  it('has a back arrow in its header', async () => {
    const onGo = vi.fn();
    await renderUi(
      <Sheet
        isOpen
        title="Deposit"
        subtitle="Kasikornbank"
        back={{ label: 'All ways', onClick: onGo }}
        onClose={() => undefined}
      >
        text
      </Sheet>,
    );
    expect(screen.getByRole('dialog', { name: /^Deposit ?Kasikornbank$/ })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'All ways' }));
    expect(onGo).toHaveBeenCalledTimes(1);
  });

  it('cannot be left while locked', async () => {
    await renderUi(<Page isLocked />);
    await userEvent.click(screen.getByRole('button', { name: 'open' }));
    await waitFor(() => expect(dialog()).not.toBeNull());
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    expect(dialog()).not.toBeNull();
  });
});
