import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { MismatchContext } from './mismatch.ts';
import { ResultDialog } from './ResultDialog.tsx';

afterEach(() => void Reflect.deleteProperty(navigator, 'vibrate'));

describe('ResultDialog', () => {
  it.each([
    ['success', 1],
    ['failure', 0],
    ['unknown', 0],
  ] as const)('with %s vibrates %i times', async (outcome, times) => {
    const vibrate = vi.fn();
    Object.assign(navigator, { vibrate });
    const dialog = <ResultDialog isOpen outcome={outcome} title="Done" onClose={() => undefined} />;
    const { rerender } = await renderUi(dialog);
    rerender(dialog);
    expect(vibrate).toHaveBeenCalledTimes(times);
  });

  it.each([
    ['success', false, 'success'],
    ['success', true, 'pending'],
    ['failure', true, 'failure'],
    ['unknown', true, 'unknown'],
  ] as const)(
    'with %s, waiting: %s, draws the strokes of %s, hidden from readers',
    async (outcome, isWaiting, sign) => {
      await renderUi(
        <ResultDialog isOpen {...{ outcome, isWaiting }} title="Done" onClose={() => undefined} />,
      );
      const drawing = screen.getByRole('dialog').querySelector(`[data-outcome=${sign}][aria-hidden=true]`);
      const lengths = [...drawing!.children].map((stroke) => stroke.getAttribute('pathLength'));
      // Dashes of one path length draw them.
      expect(lengths).toEqual(['1', '1']);
    },
  );

  it('links an unknown outcome to the statement, without a retry', async () => {
    const onStatement = vi.fn();
    await renderUi(
      <ResultDialog isOpen outcome="unknown" onClose={() => undefined} onStatement={onStatement} />,
    );
    expect(screen.getByRole('dialog', { name: 'We could not confirm the result' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Open statement' }));
    expect(onStatement).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['success', 'twice', 'Check your other devices.'],
    ['success', 'other', 'Check your statement.'],
    ['failure', 'other', undefined],
  ] as const)('with %s, shows the step after the contradiction %s', async (outcome, mismatch, step) => {
    await renderUi(
      <MismatchContext value={mismatch}>
        <ResultDialog isOpen outcome={outcome} title="Done" onClose={() => undefined} />
      </MismatchContext>,
    );
    const status = within(screen.getByRole('dialog')).getByRole('status');
    expect(/Check.*?\./.exec(status.textContent)?.[0]).toBe(step);
  });

  it('closes with OK after success', async () => {
    const onClose = vi.fn();
    await renderUi(<ResultDialog isOpen outcome="success" title="Done" onClose={onClose} />);
    fireEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('stays open when the second click of a double click meets it', async () => {
    const onClose = vi.fn();
    await renderUi(<ResultDialog isOpen outcome="success" title="Done" onClose={onClose} />);
    fireEvent.click(screen.getByRole('button', { name: 'OK' }), { detail: 2 });
    expect(onClose).not.toHaveBeenCalled();
  });
});
