import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import common from '@wallet/locales/en/common.json';
import { TerminatedScreen } from './TerminatedScreen.tsx';

beforeEach(() => vi.useFakeTimers({ now: 0, toFake: ['Date', 'setInterval', 'clearInterval'] }));
afterEach(() => vi.useRealTimers());

const button = () => screen.getByRole<HTMLButtonElement>('button');

describe('TerminatedScreen', () => {
  it('repeats the check after growing pauses', async () => {
    const onCheck = vi.fn();
    await renderUi(<TerminatedScreen check={{ state: 'ready', data: undefined }} onCheck={onCheck} />);
    expect(screen.queryByText('The service is still closed.')).toBeNull();
    for (const [pause, shown] of [
      [5_000, '00:05'],
      [10_000, '00:10'],
      [20_000, '00:20'],
      [40_000, '00:40'],
      [60_000, '01:00'],
      [60_000, '01:00'],
    ] as const) {
      fireEvent.click(button());
      expect(button().disabled).toBe(true);
      expect(button().textContent).toBe(`Check again in ${shown}`);
      expect(screen.getByText('The service is still closed.')).toBeTruthy();
      act(() => vi.advanceTimersByTime(pause));
      expect(button().disabled).toBe(false);
    }
    expect(onCheck).toHaveBeenCalledTimes(6);
  });

  it('shows the help line', async () => {
    const options = { brand: { helpLine: '1323' } };
    await renderUi(<TerminatedScreen check={{ state: 'loading' }} onCheck={vi.fn()} />, options);
    expect(screen.getByText(/Call 1323/)).toBeTruthy();
  });

  const failed = (fault: string) =>
    ({ state: 'failed', retry: () => undefined, failure: { message: `fault:${fault}` } }) as const;
  const stale = (fault: string) =>
    ({ state: 'ready', data: undefined, isStale: true, failure: { message: `fault:${fault}` } }) as const;

  it.each([
    [failed('connection'), common.fault.connection.text],
    [failed('server'), common.fault.server.text],
    [stale('slow'), common.fault.slow.text],
    [stale('busy'), common.fault.busy.text],
  ])('separates a failed check from a closed service (%j)', async (check, why) => {
    await renderUi(<TerminatedScreen check={check} onCheck={() => undefined} />);
    fireEvent.click(button());
    expect(screen.getByText(/We could not check/).textContent).toContain(`We could not check. ${why}`);
  });
});
