import { renderHook } from '@testing-library/react';
import type { Transaction } from '@wallet/contract/statement';
import { beforeEach, expect, it, vi } from 'vitest';
import { session } from '#api/session/session.ts';
import { compareFollowed, follow, seeFollowed, useFollowed } from './tracked-withdrawal.ts';

const withdrawal = (status: Transaction['status'], id = 'w1'): Transaction => ({
  _id: id,
  statementType: 'withdraw',
  status,
  from: 'wallet',
  to: 'KBANK ***-*-*6789',
  amount: 500,
  createdAt: '2026-11-21T09:30:00.000+07:00',
});

const status = () => renderHook(() => useFollowed()).result.current?.status;
const kept = () => localStorage.getItem('withdrawal-followed');

beforeEach(() => session.signIn('t', true));

it('a withdrawal is followed until the player has seen among transactions how it ended', () => {
  follow(withdrawal('in progress'));
  seeFollowed([withdrawal('in progress')]);
  expect(status()).toBe('in progress');
  seeFollowed([withdrawal('SUCCESS', 'another')]);
  expect(status()).toBe('in progress');
  seeFollowed([withdrawal('SUCCESS')]);
  expect(status()).toBeUndefined();
  expect(kept()).toBeNull();
});

it('a withdrawal that has ended is told until it was seen, and its end once', () => {
  follow(withdrawal('in progress'));
  expect(compareFollowed([withdrawal('in progress')])).toBe(false);
  expect(compareFollowed([withdrawal('FAILED')])).toBe(true);
  expect(compareFollowed([withdrawal('FAILED')])).toBe(false);
  expect(status()).toBe('FAILED');
});

it('the last one takes the place of the one before', () => {
  follow(withdrawal('in progress'));
  follow(withdrawal('in progress', 'w2'));
  expect(compareFollowed([withdrawal('SUCCESS', 'w1')])).toBe(false);
  expect(compareFollowed([withdrawal('SUCCESS', 'w2')])).toBe(true);
});

it('it ends with the session', () => {
  follow(withdrawal('in progress'));
  session.signOut();
  expect([status(), kept()]).toEqual([undefined, null]);
});

it('it is still there after the page was loaded anew', async () => {
  follow(withdrawal('in progress'));
  vi.resetModules();
  const { useFollowed: anew } = await import('./tracked-withdrawal.ts');
  expect(renderHook(() => anew()).result.current).toEqual(withdrawal('in progress'));
});

it.each(['', '{', 'null', '{"amount":500}'])('it is nothing where %j is kept', async (text) => {
  localStorage.setItem('withdrawal-followed', text);
  vi.resetModules();
  const { useFollowed: anew } = await import('./tracked-withdrawal.ts');
  expect(renderHook(() => anew()).result.current).toBeUndefined();
});
