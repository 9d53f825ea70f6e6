import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { connected, connection, probeWith, readSign, type Sign } from './connection.ts';

const failed = (call: string): Sign => ({ type: 'failed', call });
const online: Sign = { type: 'online' };
const offline: Sign = { type: 'offline' };
const answered: Sign = { type: 'answered' };

const after = (...signs: Sign[]): boolean => {
  const { isOffline, isFailing } = signs.reduce(readSign, connected);
  return isOffline || isFailing;
};

describe('the connection is taken for lost', () => {
  it.each([
    ['by the word of the browser', [offline]],
    ['when two calls in a row fail', [failed('wallet'), failed('notice')]],
    ['when the chat fails and then another', [failed('POST /api/chat/history'), failed('GET /api/wallet')]],
    ['also when one of them fails more often', [failed('wallet'), failed('wallet'), failed('notice')]],
    ['by that word also after an answer that was on its way', [offline, answered]],
    ['again after it was back', [failed('wallet'), failed('notice'), answered, failed('a'), failed('b')]],
  ])('%s', (_how, signs) => expect(after(...signs)).toBe(true));
});

describe('the connection is taken for there', () => {
  it.each([
    ['to begin with', []],
    ['while one call alone fails', [failed('wallet'), failed('wallet'), failed('wallet')]],
    ['while the chat alone fails', [failed('POST /api/chat/history'), failed('PUT /api/chat/read-customer')]],
    ['when another was answered in between', [failed('wallet'), answered, failed('notice')]],
    ['with the first answer', [failed('wallet'), failed('notice'), answered]],
    ['with the word of the browser', [offline, online]],
    ['and that word forgets what failed before', [failed('wallet'), online, failed('notice')]],
  ])('%s', (_how, signs) => expect(after(...signs)).toBe(false));
});

it('does not flicker: between a loss and the first good sign nothing changes', () => {
  const bad = fc.oneof(fc.constantFrom('a', 'b', 'c').map(failed), fc.constant(offline));
  fc.assert(fc.property(fc.array(bad), (signs) => after(failed('a'), failed('b'), ...signs)));
});

describe('a probe', () => {
  afterEach(() => vi.useRealTimers());

  it('asks every ten seconds while nothing gets through, and no more once something does', async () => {
    vi.useFakeTimers();
    const ask = vi.fn(() => Promise.reject(new Error('still nothing')));
    probeWith(ask);
    connection.tell(offline);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).not.toHaveBeenCalled();
    connection.tell(online);
    connection.tell(failed('wallet'));
    connection.tell(failed('notice'));
    expect(connection.isLost()).toBe(true);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(ask).toHaveBeenCalledTimes(2);
    connection.tell(answered);
    expect(connection.isLost()).toBe(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledTimes(2);
  });
});
