import { beforeEach, expect, it } from 'vitest';
import { session } from '#api/session/session.ts';
import { sentSlips } from './sent-slips.ts';

beforeEach(() => session.signIn('t', true));

it('the phone knows a slip again that it sent, and until when one is awaited', () => {
  expect([sentSlips.has('one'), sentSlips.isAwaited()]).toEqual([false, false]);
  sentSlips.add('one');
  sentSlips.add(undefined);
  expect([sentSlips.has('one'), sentSlips.has(undefined), sentSlips.isAwaited()]).toEqual([
    true,
    false,
    true,
  ]);
  sentSlips.settle();
  expect([sentSlips.has('one'), sentSlips.isAwaited()]).toEqual([true, false]);
});

it('it keeps the last twenty, each once', () => {
  for (let at = 0; at < 30; at += 1) sentSlips.add(`${at % 21}`);
  // 0 to 8 were sent a second time.
  expect(['9', '10', '20', '0', '8'].map(sentSlips.has)).toEqual([false, true, true, true, true]);
  sentSlips.add('another');
  expect(['10', '11', 'another'].map(sentSlips.has)).toEqual([false, true, true]);
});

it('it forgets them with the session, and trusts nothing else that stands there', () => {
  sentSlips.add('one');
  session.signOut();
  expect([sentSlips.has('one'), localStorage.getItem('slips-sent')]).toEqual([false, null]);
  for (const foreign of ['{', 'null', '[]', '{"marks":"one","isAwaited":1}', '{"marks":[1,"two"]}']) {
    localStorage.setItem('slips-sent', foreign);
    expect([sentSlips.has('one'), sentSlips.isAwaited()], foreign).toEqual([false, false]);
  }
  expect(sentSlips.has('two')).toBe(true);
});
