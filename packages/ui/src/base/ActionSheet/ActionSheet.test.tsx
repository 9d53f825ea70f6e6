import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import type { Progress } from '../progress.ts';
import { ActionSheet } from './ActionSheet.tsx';

const onReset = vi.fn();

const sheet = (isOpen: boolean, progress: Progress) => (
  <ActionSheet
    isOpen={isOpen}
    onClose={vi.fn()}
    title="Pay out"
    footer={null}
    confirmation={undefined}
    onBack={vi.fn()}
    progress={progress}
    onReset={onReset}
    onStatement={vi.fn()}
    result={{
      doneTitle: 'Paid out',
      doneText: 'It is on its way.',
      refusedTitle: 'Not paid out',
      verdicts: { checking: '…', happened: '…', 'did-not-happen': '…', unclear: '…' },
    }}
  >
    The form
  </ActionSheet>
);

/** Opens the sheet, then removes it from the address as the phone's Back button does. */
async function closedByBack(progress: Progress) {
  onReset.mockReset();
  const { rerender } = await renderUi(sheet(true, progress));
  rerender(sheet(false, progress));
  return rerender;
}

describe('a sheet closed by Back', () => {
  it('resets a result that was read and reopens with its form', async () => {
    await closedByBack({ state: 'done' });
    expect(onReset).toHaveBeenCalledTimes(1);
  });

  it('keeps a result that arrived while closed', async () => {
    const rerender = await closedByBack({ state: 'pending' });
    rerender(sheet(false, { state: 'done' }));
    rerender(sheet(true, { state: 'done' }));
    expect(onReset).not.toHaveBeenCalled();
    expect(screen.getByRole('heading', { name: 'Paid out' })).toBeTruthy();
  });
});
