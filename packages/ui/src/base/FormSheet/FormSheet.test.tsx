import { act, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { FormSheet } from './FormSheet.tsx';

it('announces after two seconds that a submission is slow', async () => {
  const sheet = (isPending: boolean) => (
    <FormSheet
      isOpen
      title="Password"
      submitLabel="Save"
      form={{ isPending, submit: () => undefined }}
      onClose={() => undefined}
    >
      fields
    </FormSheet>
  );
  const { rerender } = await renderUi(sheet(false));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  rerender(sheet(true));
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(screen.getByText('This is taking longer than usual. Wait a moment.')).toBeTruthy();
});
