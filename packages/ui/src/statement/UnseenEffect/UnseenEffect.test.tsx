import { act, screen } from '@testing-library/react';
import { satang } from '@wallet/contract/wire/money';
import { afterEach, expect, it, vi } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { UnseenEffect } from './UnseenEffect.tsx';

afterEach(() => void vi.useRealTimers());

it.each([false, true])(
  'is being checked for 30 seconds, then not confirmed (hidden: %s)',
  async (isHidden) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const facts = { amount: satang(150_00), at: Date.now(), intent: 'f00d', onCheck: vi.fn() };
    await renderUi(<UnseenEffect {...facts} isHidden={isHidden} />);
    const row = () => document.body.textContent;
    expect(row()?.includes('150')).toBe(!isHidden);
    expect(row()).toContain('We are checking that it arrived.');
    expect(screen.queryByRole('button')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(row()).toContain('your statement does not confirm it yet');
    expect(row()).not.toContain('We are checking');
    act(() => screen.getByRole('button', { name: 'Check again' }).click());
    expect(facts.onCheck).toHaveBeenCalledTimes(1);
  },
);

it('is being checked for 30 seconds, too, when it was sent with a clock that was a day ahead', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const at = Date.now() + 24 * 60 * 60_000;
  await renderUi(
    <UnseenEffect amount={undefined} at={at} intent="f00d" onCheck={vi.fn()} isHidden={false} />,
  );
  expect(screen.queryByRole('button')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(screen.getByRole('button', { name: 'Check again' })).toBeTruthy();
});
