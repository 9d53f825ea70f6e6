import type { Transaction } from '@wallet/contract/statement';
import { satang } from '@wallet/contract/wire/money';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '#api/session/session.ts';
import { reconcileBySlips, reconcileByStatement } from './reconcile.ts';
import { createQueryClient } from '#api/query-client.ts';
import { statementQuery } from './api.ts';

const entry = (id: string, statementType: Transaction['statementType'], amount: number): Transaction => ({
  _id: id,
  statementType,
  status: 'in progress',
  from: 'Wallet',
  to: 'KBANK',
  amount,
  createdAt: '2026-11-21T09:30:00.000+07:00',
});

let books: Transaction[] | 'down';
const backend = vi.fn(() =>
  books === 'down'
    ? Promise.resolve(new Response('', { status: 400 }))
    : Promise.resolve(new Response(JSON.stringify({ total: books.length, statements: books }))),
);

const reconciler = reconcileByStatement<{ amount: number }>('withdraw', ({ amount }) => satang(amount * 100));

/** The verdict on a withdrawal of ฿100 when the books change like this while its answer is lost. */
async function verdict(change: () => void) {
  const client = createQueryClient(() => undefined);
  const look = await reconciler.before(client, { amount: 100 });
  change();
  const found = look(client);
  await vi.runAllTimersAsync();
  return found;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', backend);
  session.signIn('t', false);
  books = [entry('old', 'withdraw', 100)];
});

afterEach(() => vi.useRealTimers());

describe('the books, after an effect of unknown outcome', () => {
  it('say that it happened when there is a new entry of that kind and amount', async () => {
    expect(
      await verdict(() => (books = [entry('new', 'withdraw', 100), entry('old', 'withdraw', 100)])),
    ).toBe('happened');
  });

  it('say that it did not when nothing new is there, an older twin notwithstanding', async () => {
    expect(await verdict(() => undefined)).toBe('did-not-happen');
  });

  it.each([
    entry('new', 'withdraw', 99),
    entry('new', 'transfer', 100),
    { ...entry('new', 'withdraw', 100), status: 'FAILED' as const },
  ])('do not take another entry for it', async (other) => {
    expect(await verdict(() => (books = [other, entry('old', 'withdraw', 100)]))).toBe('did-not-happen');
  });

  it('are read anew, so that an entry of another phone is not taken for it', async () => {
    const client = createQueryClient(() => undefined);
    client.setQueryData(statementQuery(1).queryKey, {
      total: 1,
      statements: [entry('old', 'withdraw', 100)],
    });
    books = [entry('of-another-phone', 'withdraw', 100), entry('old', 'withdraw', 100)];
    const look = await reconciler.before(client, { amount: 100 });
    const found = look(client);
    await vi.runAllTimersAsync();
    expect(await found).toBe('did-not-happen');
  });

  it('are not those of the next member', async () => {
    expect(
      await verdict(() => {
        session.signIn('of the next', false);
        books = [entry('of the next', 'withdraw', 100)];
      }),
    ).toBe('unclear');
  });

  it('do not take one for it that its accounts rule out', async () => {
    const telling = reconcileByStatement<{ to: string }>('transfer', () => undefined, {
      isOther: ({ to }, request) => to !== request.to,
    });
    const client = createQueryClient(() => undefined);
    const look = await telling.before(client, { to: 'PG' });
    books = [entry('new', 'transfer', 100)];
    const found = look(client);
    await vi.runAllTimersAsync();
    expect(await found).toBe('did-not-happen');
  });

  it('tell of the entry once it is found', async () => {
    const onWritten = vi.fn();
    const following = reconcileByStatement('withdraw', () => undefined, { onWritten });
    expect([following.isFollowed, reconciler.isFollowed]).toEqual([true, false]);
    const client = createQueryClient(() => undefined);
    const look = await following.before(client, {});
    books = [entry('new', 'withdraw', 100), entry('old', 'withdraw', 100)];
    void look(client);
    await vi.runAllTimersAsync();
    expect(onWritten.mock.calls).toEqual([[entry('new', 'withdraw', 100)]]);
  });

  it('wait for one that is written late', async () => {
    expect(await verdict(() => setTimeout(() => (books = [entry('late', 'withdraw', 100)]), 4_000))).toBe(
      'happened',
    );
  });

  it('do not hold an effect up when they are slow to open', async () => {
    backend.mockImplementationOnce(() => new Promise(() => undefined));
    const look = reconciler.before(
      createQueryClient(() => undefined),
      { amount: 100 },
    );
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await (await look)(createQueryClient(() => undefined))).toBe('unclear');
  });

  it('leave it open when they cannot be read', async () => {
    expect(await verdict(() => (books = 'down'))).toBe('unclear');
    expect(await verdict(() => undefined)).toBe('unclear');
  });
});

describe('the list of slips, after one of unknown outcome', () => {
  it.each([
    ['longer', 13, 'happened'],
    ['as long as before', 12, 'did-not-happen'],
  ] as const)('that is %s decides', async (_how, total, verdict) => {
    const list = vi.fn(() => Promise.resolve(new Response('{"total":12,"slips":[]}')));
    vi.stubGlobal('fetch', list);
    const client = createQueryClient(() => undefined);
    const look = await reconcileBySlips.before(client, {});
    list.mockImplementation(() => Promise.resolve(new Response(JSON.stringify({ total, slips: [] }))));
    const found = look(client);
    await vi.runAllTimersAsync();
    expect(await found).toBe(verdict);
  });
});
