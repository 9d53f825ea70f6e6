import { beforeEach, expect, it, vi } from 'vitest';
import { session } from '#api/session/session.ts';
import { sentSlips } from './sent-slips.ts';

beforeEach(() => session.signIn('t', true));

it('a sent slip is recognised, and awaited until its review', () => {
  expect([sentSlips.has('one'), sentSlips.isAwaited()]).toEqual([false, false]);
  sentSlips.add('one');
  sentSlips.add(undefined);
  expect([sentSlips.has('one'), sentSlips.has(undefined), sentSlips.isAwaited()]).toEqual([
    true,
    false,
    true,
  ]);
  sentSlips.settle(Date.now() + 1, undefined);
  expect([sentSlips.has('one'), sentSlips.isAwaited()]).toEqual([true, false]);
});

it('the last twenty slips are kept without duplicates', () => {
  for (let at = 0; at < 30; at += 1) sentSlips.add(`${at % 21}`);
  // The test sends 0 to 8 twice.
  expect(['9', '10', '20', '0', '8'].map(sentSlips.has)).toEqual([false, true, true, true, true]);
  sentSlips.add('another');
  expect(['10', '11', 'another'].map(sentSlips.has)).toEqual([false, true, true]);
});

it('a slip that an earlier page sent is left behind, with the slip before it', async () => {
  sentSlips.begin('one', 'before');
  expect(sentSlips.isLeftBehind()).toBe(false);
  vi.resetModules();
  const { session: next } = await import('#api/session/session.ts');
  const reloaded = (await import('./sent-slips.ts')).sentSlips;
  expect([next.get().token, reloaded.isLeftBehind(), reloaded.newestBefore()]).toEqual(['t', true, 'before']);
  reloaded.add('two');
  expect(reloaded.isLeftBehind()).toBe(false);
});

it.each([
  ['after another read of the same list', 5_000, 'before', true],
  ['once the list has it', 5_000, 'after', false],
  ['after a minute', 61_000, 'before', false],
])(
  'a slip whose page closed without a response is awaited %s: %s ms',
  async (_when, wait, newest, isAwaited) => {
    const at = Date.now();
    sentSlips.begin('one', 'before');
    vi.resetModules();
    const next = (await import('./sent-slips.ts')).sentSlips;
    next.settle(at + wait, newest);
    expect(next.isAwaited()).toBe(isAwaited);
  },
);

it('sent slips end with the session, and invalid storage is ignored', () => {
  sentSlips.add('one');
  session.signOut();
  expect([sentSlips.has('one'), localStorage.getItem('slips-sent')]).toEqual([false, null]);
  for (const foreign of ['{', 'null', '[]', '{"marks":"one","isAwaited":1}', '{"marks":[1,"two"]}']) {
    localStorage.setItem('slips-sent', foreign);
    window.dispatchEvent(new StorageEvent('storage', { key: 'slips-sent' }));
    expect([sentSlips.has('one'), sentSlips.isAwaited()], foreign).toEqual([false, false]);
  }
  expect(sentSlips.has('two')).toBe(true);
});
