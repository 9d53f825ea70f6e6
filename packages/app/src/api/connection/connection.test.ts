import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connected, connection, probeWith, reduceConnection, type ConnectionEvent } from './connection.ts';

const failed = (call: string): ConnectionEvent => ({ type: 'failed', call });
const online: ConnectionEvent = { type: 'online' };
const offline: ConnectionEvent = { type: 'offline' };
const responded: ConnectionEvent = { type: 'responded' };

const after = (...signs: ConnectionEvent[]): boolean => {
  const { isOffline, isFailing } = signs.reduce(reduceConnection, connected);
  return isOffline || isFailing;
};

describe('the connection counts as lost', () => {
  it.each([
    ['by the word of the browser', [offline]],
    ['when two calls in a row fail', [failed('wallet'), failed('notice')]],
    ['when the chat fails and then another', [failed('POST /api/chat/history'), failed('GET /api/wallet')]],
    ['also when one of them fails more often', [failed('wallet'), failed('wallet'), failed('notice')]],
    ['by that event also after a late response', [offline, responded]],
    ['again after it was back', [failed('wallet'), failed('notice'), responded, failed('a'), failed('b')]],
  ])('%s', (_how, signs) => expect(after(...signs)).toBe(true));
});

describe('the connection counts as available', () => {
  it.each([
    ['at the start', []],
    ['while one call alone fails', [failed('wallet'), failed('wallet'), failed('wallet')]],
    ['while the chat alone fails', [failed('POST /api/chat/history'), failed('PUT /api/chat/read-customer')]],
    ['when another got a response in between', [failed('wallet'), responded, failed('notice')]],
    ['with the first response', [failed('wallet'), failed('notice'), responded]],
    ['with the online event of the browser', [offline, online]],
    ['and that event clears earlier failures', [failed('wallet'), online, failed('notice')]],
  ])('%s', (_how, signs) => expect(after(...signs)).toBe(false));
});

it('does not flicker: nothing changes between a loss and the first success', () => {
  const bad = fc.oneof(fc.constantFrom('a', 'b', 'c').map(failed), fc.constant(offline));
  fc.assert(fc.property(fc.array(bad), (signs) => after(failed('a'), failed('b'), ...signs)));
});

describe('a probe', () => {
  const probe = vi.fn(() => Promise.reject(new Error('still nothing')));
  let stop: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    probe.mockClear();
    stop = probeWith(probe);
  });
  afterEach(() => {
    connection.report(responded);
    stop();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  const lose = () => {
    connection.report(failed('wallet'));
    connection.report(failed('notice'));
  };
  const see = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };

  it('slows down while calls fail and stops after a success', async () => {
    connection.report(offline);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(probe).not.toHaveBeenCalled();
    connection.report(online);
    lose();
    expect(connection.isLost()).toBe(true);
    const counts = [];
    for (let minute = 0; minute < 3; minute += 1) {
      await vi.advanceTimersByTimeAsync(60_000);
      counts.push(probe.mock.calls.length);
    }
    // After 10, 30 and 70 seconds, then every minute.
    expect(counts).toEqual([2, 3, 4]);
    connection.report(responded);
    expect(connection.isLost()).toBe(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(probe).toHaveBeenCalledTimes(4);
  });

  it('has a random delay, so that phones of one outage do not probe together', async () => {
    vi.mocked(Math.random).mockReturnValue(0.95);
    lose();
    await vi.advanceTimersByTimeAsync(18_999);
    expect(probe).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(probe).toHaveBeenCalledOnce();
  });

  it('pauses while the page is hidden and restarts when it is visible', async () => {
    lose();
    see('hidden');
    await vi.advanceTimersByTimeAsync(300_000);
    expect(probe).not.toHaveBeenCalled();
    see('visible');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(probe).toHaveBeenCalledOnce();
  });
});
