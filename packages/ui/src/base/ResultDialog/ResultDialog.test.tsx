import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { button, opener, renderUi } from '../../../vitest.render.tsx';
import { openSheet } from '../story.fixture.ts';
import { MismatchContext } from './mismatch.ts';
import { ResultDialog, type ResultDialogProps } from './ResultDialog.tsx';

const open = opener<ResultDialogProps>(ResultDialog, { ...openSheet, outcome: 'success', title: 'Done' });

afterEach(() => void Reflect.deleteProperty(navigator, 'vibrate'));

describe('ResultDialog', () => {
  it.each([
    ['success', 1],
    ['failure', 0],
    ['unknown', 0],
  ] as const)('with %s vibrates %i times', async (outcome, times) => {
    const vibrate = vi.fn();
    Object.assign(navigator, { vibrate });
    const { change } = await open({ outcome });
    change({});
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
      await open({ outcome, isWaiting });
      const drawing = screen.getByRole('dialog').querySelector(`[data-outcome=${sign}][aria-hidden=true]`);
      const lengths = [...drawing!.children].map((stroke) => stroke.getAttribute('pathLength'));
      // Dashes of one path length draw them.
      expect(lengths).toEqual(['1', '1']);
    },
  );

  it.each([
    ['success', 'twice', 'Check your other devices.'],
    ['success', 'other', 'Check your statement.'],
    ['failure', 'other', undefined],
  ] as const)('with %s, shows the step after the contradiction %s', async (outcome, mismatch, step) => {
    await renderUi(
      <MismatchContext value={mismatch}>
        <ResultDialog {...openSheet} outcome={outcome} title="Done" />
      </MismatchContext>,
    );
    const status = within(screen.getByRole('dialog')).getByRole('status');
    expect(/Check.*?\./.exec(status.textContent)?.[0]).toBe(step);
  });

  it('closes with OK after success, but not for the second click of a double click that meets it', async () => {
    const { onClose } = await open();
    fireEvent.click(button('OK'), { detail: 2 });
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(button('OK'), { detail: 1 });
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
