import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../../vitest.render.tsx';
import { TimeAgo } from './TimeAgo.tsx';

const now = new Date('2026-03-01T12:00:00+07:00');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString();

beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date', 'setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

const day = 86_400;

describe('TimeAgo', () => {
  it.each([
    [-30, 'just now'],
    [0, 'just now'],
    [1, '1 second ago'],
    [59, '59 seconds ago'],
    [60, '1 minute ago'],
    [3599, '59 minutes ago'],
    [3600, '1 hour ago'],
    [day - 1, '23 hours ago'],
    [day, '1 day ago'],
    [30 * day - 1, '29 days ago'],
    [30 * day, '1 month ago'],
    [365 * day - 1, '12 months ago'],
    [365 * day, '1 year ago'],
    [730 * day, '2 years ago'],
  ])('%i seconds are %s', async (seconds, text) => {
    await renderUi(<TimeAgo value={ago(seconds)} />);
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('updates itself', async () => {
    await renderUi(<TimeAgo value={ago(58)} />);
    act(() => void vi.advanceTimersByTime(1000));
    expect(screen.getByText('59 seconds ago')).toBeTruthy();
    act(() => void vi.advanceTimersByTime(1000));
    expect(screen.getByText('1 minute ago')).toBeTruthy();
    act(() => void vi.advanceTimersByTime(60_000));
    expect(screen.getByText('2 minutes ago')).toBeTruthy();
  });
});
