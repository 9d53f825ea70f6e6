import { renderHook } from '@testing-library/react';
import type { Transaction } from '@wallet/contract/statement';
import { beforeEach, expect, it, vi } from 'vitest';
import { session } from '#api/session/session.ts';
import {
  updateTracked,
  trackWithdrawal,
  markTrackedSeen,
  useTrackedWithdrawal,
} from './tracked-withdrawal.ts';

const withdrawal = (status: Transaction['status'], id = 'w1'): Transaction => ({
  _id: id,
  statementType: 'withdraw',
  status,
  from: 'wallet',
  to: 'KBANK ***-*-*6789',
  amount: 500,
  createdAt: '2026-11-21T09:30:00.000+07:00',
});

const status = () => renderHook(() => useTrackedWithdrawal()).result.current?.status;
const kept = () => localStorage.getItem('withdrawal-followed');

beforeEach(() => session.signIn('t', true));

it('a withdrawal is followed until the player has seen among transactions how it ended', () => {
  trackWithdrawal(withdrawal('in progress'));
  markTrackedSeen([withdrawal('in progress')]);
  expect(status()).toBe('in progress');
  markTrackedSeen([withdrawal('SUCCESS', 'another')]);
  expect(status()).toBe('in progress');
  markTrackedSeen([withdrawal('SUCCESS')]);
  expect(status()).toBeUndefined();
  expect(kept()).toBeNull();
});

it('a withdrawal that has ended is told until it was seen, and its end once', () => {
  trackWithdrawal(withdrawal('in progress'));
  expect(updateTracked([withdrawal('in progress')])).toBe(false);
  expect(updateTracked([withdrawal('FAILED')])).toBe(true);
  expect(updateTracked([withdrawal('FAILED')])).toBe(false);
  expect(status()).toBe('FAILED');
});

it('the last one takes the place of the one before', () => {
  trackWithdrawal(withdrawal('in progress'));
  trackWithdrawal(withdrawal('in progress', 'w2'));
  expect(updateTracked([withdrawal('SUCCESS', 'w1')])).toBe(false);
  expect(updateTracked([withdrawal('SUCCESS', 'w2')])).toBe(true);
});

it('it ends with the session', () => {
  trackWithdrawal(withdrawal('in progress'));
  session.signOut();
  expect([status(), kept()]).toEqual([undefined, null]);
});

it('it is still there after the page was loaded anew', async () => {
  trackWithdrawal(withdrawal('in progress'));
  vi.resetModules();
  const { useTrackedWithdrawal: anew } = await import('./tracked-withdrawal.ts');
  expect(renderHook(() => anew()).result.current).toEqual(withdrawal('in progress'));
});

it.each(['', '{', 'null', '{"amount":500}'])('it is nothing where %j is kept', async (text) => {
  localStorage.setItem('withdrawal-followed', text);
  vi.resetModules();
  const { useTrackedWithdrawal: anew } = await import('./tracked-withdrawal.ts');
  expect(renderHook(() => anew()).result.current).toBeUndefined();
});
