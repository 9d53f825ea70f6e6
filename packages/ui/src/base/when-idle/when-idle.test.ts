import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefetch, prefetchWhenIdle, whenIdle } from './when-idle.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 1));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const busy = () => {
  const place = document.createElement('section');
  place.setAttribute('aria-busy', 'true');
  document.body.append(place);
  return place;
};

it('runs when the browser is idle', () => {
  const work = vi.fn();
  whenIdle(work);
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledTimes(1);
});

it('waits for loading data and high-priority images, once', () => {
  const work = vi.fn();
  const place = busy();
  whenIdle(work);
  vi.advanceTimersByTime(1_000);
  const picture = document.createElement('img');
  picture.setAttribute('fetchpriority', 'high');
  const isComplete = vi.spyOn(picture, 'complete', 'get').mockReturnValue(false);
  place.replaceWith(picture);
  vi.advanceTimersByTime(1_000);
  expect(work).not.toHaveBeenCalled();
  isComplete.mockReturnValue(true);
  vi.advanceTimersByTime(1_000);
  expect(work).toHaveBeenCalledTimes(1);
});

it('stops waiting after a maximum time', () => {
  const work = vi.fn();
  busy();
  whenIdle(work);
  vi.advanceTimersByTime(8_500);
  expect(work).toHaveBeenCalledTimes(1);
});

it('can be cancelled, also while waiting and without requestIdleCallback', () => {
  const work = vi.fn();
  const place = busy();
  const cancel = whenIdle(work);
  vi.advanceTimersByTime(500);
  cancel();
  place.remove();
  vi.unstubAllGlobals();
  const cancelTimer = whenIdle(work);
  vi.advanceTimersByTime(100);
  cancelTimer();
  vi.advanceTimersByTime(10_000);
  expect(work).not.toHaveBeenCalled();
});

describe('without requestIdleCallback', () => {
  beforeEach(() => void vi.unstubAllGlobals());

  it('runs 200 ms after the first paint', () => {
    const work = vi.fn();
    whenIdle(work);
    vi.advanceTimersToNextFrame();
    vi.advanceTimersByTime(199);
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('waits for 200 ms without loading data', () => {
    const work = vi.fn();
    const place = busy();
    whenIdle(work);
    vi.advanceTimersToNextFrame();
    vi.advanceTimersByTime(500);
    place.remove();
    vi.advanceTimersByTime(99);
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('runs in a hidden page, which is not painted', () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    vi.stubGlobal('requestAnimationFrame', () => 0);
    const work = vi.fn();
    whenIdle(work);
    vi.advanceTimersByTime(200);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('can be cancelled before the first paint', () => {
    const work = vi.fn();
    whenIdle(work)();
    vi.advanceTimersByTime(10_000);
    expect(work).not.toHaveBeenCalled();
  });
});

it.each([
  [0, { saveData: true, effectiveType: '4g' }],
  [0, { saveData: false, effectiveType: '2g' }],
  [0, { saveData: false, effectiveType: 'slow-2g' }],
  [1, { saveData: false, effectiveType: '3g' }],
  [1, undefined],
])('preloads %i times with %j', (times, connection) => {
  vi.stubGlobal('navigator', { connection });
  const [now, later] = [vi.fn(), vi.fn()];
  prefetch(now);
  prefetchWhenIdle(later);
  expect([now, later].map(({ mock }) => mock.calls.length)).toEqual([times, 0]);
  vi.advanceTimersByTime(10_000);
  expect(later).toHaveBeenCalledTimes(times);
});
