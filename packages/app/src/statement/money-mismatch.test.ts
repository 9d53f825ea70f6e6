import type { Transaction } from '@wallet/contract/statement';
import { baht } from '@wallet/contract/wire/money.fixture';
import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#api/query-client.ts';
import { session } from '#api/session/session.ts';
import { statementQuery } from './api.ts';
import { withdrawal } from './transaction.fixture.ts';
import { compareReads, dismissMismatch, spentBeside, useMismatch } from './money-mismatch.ts';
import { beginEffect, endEffect, settleEffect } from './unfinished-effects.ts';

const report = vi.hoisted(() => vi.fn<(event: unknown) => void>());
vi.mock('#reports/events.ts', () => ({ reportEvent: report }));

/** A withdrawal of ฿500. */
const row = (id: string, changes: Partial<Transaction> = {}) => ({
  ...withdrawal('SUCCESS', id),
  ...changes,
});
const wanted = { statementType: 'withdraw', amount: baht(500) } as const;
const sent = (sentAt: number) =>
  ({ operation: 'withdraw.create', wanted, known: ['old'], intent: 'f00d', sentAt }) as const;

const shown = () => renderHook(() => useMismatch()).result.current;
/** Returns the reported contradiction of two reads. */
function found(before: readonly Transaction[], now: readonly Transaction[]): unknown {
  report.mockClear();
  compareReads(before, now);
  expect(shown() !== undefined).toBe(report.mock.calls.length > 0);
  return report.mock.lastCall?.[0];
}

beforeEach(() => session.signIn('t', true));

describe('a read of the statement', () => {
  it('contradicts one with another amount of the same transaction', () => {
    const smaller = row('w1', { amount: baht(450) });
    expect(found([row('w1'), row('old')], [row('w2'), row('w1'), row('old')])).toBeUndefined();
    expect(found([row('w1')], [smaller])).toEqual({ kind: 'money-mismatch', found: 'amount' });
    dismissMismatch();
    expect(found([smaller], [smaller])).toBeUndefined();
  });

  it('contradicts a receipt with another amount that an earlier page showed', () => {
    beginEffect(sent(1));
    settleEffect(sent(1), 'happened', row('w1'));
    expect(found([], [row('w1', { amount: baht(450) })])).toEqual({
      kind: 'money-mismatch',
      found: 'amount',
    });
  });

  it('contradicts an effect with two new transactions', () => {
    beginEffect(sent(1));
    expect(found([], [row('w1'), row('old')])).toBeUndefined();
    const both = [row('w2'), row('w1'), row('old')];
    expect(found([], both)).toEqual({ kind: 'money-mismatch', found: 'twice' });
    expect(shown()).toBe('twice');
    found([row('w1', { amount: baht(450) })], both);
    found([], both);
    expect(shown()).toBe('other');
  });

  it('has a transaction for each of two equal effects', () => {
    beginEffect(sent(1));
    beginEffect(sent(2));
    const both = [row('w2'), row('w1'), row('old')];
    expect(found([], both)).toBeUndefined();
    settleEffect(sent(1), 'happened', row('w1'));
    endEffect(sent(1));
    expect(found([], both)).toBeUndefined();
  });

  it('of an older page contradicts no effect with two equal transactions', async () => {
    beginEffect(sent(1));
    const older = ['o1', 'o2'].map((id) => ({ ...row(id), amount: 500 }));
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ total: 12, statements: older })));
    await createQueryClient(() => undefined).fetchQuery(statementQuery(2));
    expect(shown()).toBeUndefined();
  });
});

it('a contradiction survives a reload, and ends with the session', async () => {
  found([row('w1')], [row('w1', { amount: baht(450) })]);
  vi.resetModules();
  const reloaded = await import('./money-mismatch.ts');
  expect(renderHook(() => reloaded.useMismatch()).result.current).toBe('other');
  session.signOut();
  expect([shown(), localStorage.getItem('money-mismatch')]).toEqual([undefined, null]);
});

describe('money spent beside an effect', () => {
  const old = '2026-11-21T08:30:00.000+07:00';
  it.each([
    ['nothing besides its own transaction', [row('own'), row('old', { createdAt: old })], 0],
    ['another new transaction', [row('own'), row('transfer', { statementType: 'transfer' })], 500],
    ['no deposit', [row('own'), row('deposit', { statementType: 'deposit' })], 0],
    ['a transaction since the read of the balance', [row('own'), row('old')], 500],
    ['a withdrawal with a negative amount', [row('own'), row('other', { amount: baht(-500) })], 500],
  ] as const)('is %s', (_what, now, spent) => {
    expect(spentBeside(sent(1), now)).toBe(baht(spent));
  });
});
