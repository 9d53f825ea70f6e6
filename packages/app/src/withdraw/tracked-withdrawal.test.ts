import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { satang } from '@wallet/contract/wire/money';
import { session } from '#api/session/session.ts';
import { useMismatch } from '#statement/money-mismatch.ts';
import {
  updateTracked,
  trackWithdrawal,
  markTrackedSeen,
  useTrackedWithdrawal,
} from './tracked-withdrawal.ts';
import { withdrawal } from '#statement/transaction.fixture.ts';

const status = () => renderHook(() => useTrackedWithdrawal()).result.current?.status;
const kept = () => localStorage.getItem('tracked-withdrawal');

beforeEach(() => session.signIn('t', true));

it('a withdrawal is tracked until the player saw its end in the statement', () => {
  trackWithdrawal(withdrawal('in progress'));
  markTrackedSeen([withdrawal('in progress')]);
  expect(status()).toBe('in progress');
  markTrackedSeen([withdrawal('SUCCESS', 'another')]);
  expect(status()).toBe('in progress');
  markTrackedSeen([withdrawal('SUCCESS')]);
  expect(status()).toBeUndefined();
  expect(kept()).toBeNull();
});

it('an ended withdrawal stays until seen, and its end is reported once', () => {
  trackWithdrawal(withdrawal('in progress'));
  expect(updateTracked([withdrawal('in progress')])).toBe(false);
  expect(updateTracked([withdrawal('FAILED')])).toBe(true);
  expect(updateTracked([withdrawal('FAILED')])).toBe(false);
  expect(status()).toBe('FAILED');
});

it('an amount that changed since the receipt is a contradiction', () => {
  trackWithdrawal(withdrawal('in progress'));
  const mismatch = () => renderHook(() => useMismatch()).result.current;
  updateTracked([withdrawal('SUCCESS')]);
  expect(mismatch()).toBeUndefined();
  updateTracked([{ ...withdrawal('SUCCESS'), amount: satang(450_00) }]);
  expect(mismatch()).toBe('other');
});

it('a withdrawal without an id is followed after a change of the language', () => {
  const { _id, ...sent } = withdrawal('in progress');
  trackWithdrawal(sent);
  updateTracked([{ ...sent, status: 'SUCCESS', from: 'กระเป๋าเงิน' }]);
  expect(status()).toBe('SUCCESS');
});

it('a new withdrawal replaces the previous one', () => {
  trackWithdrawal(withdrawal('in progress'));
  trackWithdrawal(withdrawal('in progress', 'w2'));
  expect(updateTracked([withdrawal('SUCCESS', 'w1')])).toBe(false);
  expect(updateTracked([withdrawal('SUCCESS', 'w2')])).toBe(true);
});

it('a withdrawal ends with the session', () => {
  trackWithdrawal(withdrawal('in progress'));
  session.signOut();
  expect([status(), kept()]).toEqual([undefined, null]);
});

it('a withdrawal survives a page load', async () => {
  trackWithdrawal(withdrawal('in progress'));
  vi.resetModules();
  const { useTrackedWithdrawal: useReloaded } = await import('./tracked-withdrawal.ts');
  expect(renderHook(() => useReloaded()).result.current).toEqual(withdrawal('in progress'));
});

it('a withdrawal that another tab has sent takes the place of the earlier one here', async () => {
  trackWithdrawal(withdrawal('in progress'));
  vi.resetModules();
  const another = await import('./tracked-withdrawal.ts');
  another.trackWithdrawal(withdrawal('in progress', 'w2'));
  window.dispatchEvent(new StorageEvent('storage', { key: 'tracked-withdrawal' }));
  updateTracked([withdrawal('SUCCESS', 'w1'), withdrawal('in progress', 'w2')]);
  expect(kept()).toContain('"w2"');
  expect(status()).toBe('in progress');
});

it.each(['', '{', 'null', '{"amount":500}'])('no withdrawal is tracked if storage holds %j', async (text) => {
  localStorage.setItem('tracked-withdrawal', text);
  vi.resetModules();
  const { useTrackedWithdrawal: useReloaded } = await import('./tracked-withdrawal.ts');
  expect(renderHook(() => useReloaded()).result.current).toBeUndefined();
});
