import type { Transaction } from '@wallet/contract/statement';
import { baht } from '@wallet/contract/wire/money.fixture';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '#api/session/session.ts';
import { recentData, reconcileBySlips, reconcileByStatement } from './reconcile.ts';
import { createQueryClient } from '#api/query-client.ts';
import { statementQuery } from './api.ts';
import { sentTransaction, type SentTransaction } from './transaction.fixture.ts';

/** Milliseconds within which each search ends. */
const minute = 60_000;

const entry = (id: string, kind: Transaction['statementType'], amount: number) =>
  sentTransaction(id, kind, amount, { status: 'in progress', to: 'KBANK' });

let statement: SentTransaction[] | 'down';
const backend = vi.fn(() =>
  statement === 'down'
    ? Promise.resolve(new Response('', { status: 400 }))
    : Promise.resolve(new Response(JSON.stringify({ total: statement.length, statements: statement }))),
);

const reconciler = reconcileByStatement<{ amount: number }>(({ amount }) => ({
  statementType: 'withdraw',
  amount: baht(amount),
}));

const sent = { intent: 'intent', onFound: vi.fn() };

/** Returns the verdict on a withdrawal of ฿100 if `change` runs while its response is lost. */
async function verdict(change: () => void, tried = reconciler, client = createQueryClient(() => undefined)) {
  const look = await tried.before(client, { amount: 100 }, sent);
  change();
  const found = look(client);
  await vi.advanceTimersByTimeAsync(minute);
  return found;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', backend);
  session.signIn('t', false);
  statement = [entry('old', 'withdraw', 100)];
});

afterEach(() => vi.useRealTimers());

describe('the statement after an effect of unknown outcome', () => {
  it.each([100, -100])(
    'confirms it with a new entry of the same kind and amount, such as %i',
    async (amount) => {
      expect(
        await verdict(() => (statement = [entry('new', 'withdraw', amount), entry('old', 'withdraw', 100)])),
      ).toBe('happened');
    },
  );

  it('is not confirmed by a response from before the clock of the phone was set back', () => {
    const client = createQueryClient(() => undefined);
    const query = statementQuery(1);
    client.setQueryData(query.queryKey, { total: 0, statements: [] });
    expect(recentData(client, query)).toBeDefined();
    vi.setSystemTime(Date.now() - 3_600_000);
    expect(recentData(client, query)).toBeUndefined();
  });

  it.each([
    ['the sum of its entries', 2, baht(199)],
    ['no sum where the page may lack some', 10, undefined],
  ])('confirms one without an amount with %s', async (_what, count, amount) => {
    const ofAll = reconcileByStatement<unknown>(() => ({ statementType: 'transfer' }));
    sent.onFound.mockClear();
    const entries = Array.from({ length: count }, (_, at) => entry(`new-${at}`, 'transfer', 100 - at));
    await verdict(() => (statement = [...entries, entry('old', 'withdraw', 100)].slice(0, 10)), ofAll);
    expect(sent.onFound.mock.calls).toMatchObject([[{ id: 'new-0', amount }]]);
  });

  it('denies it without a new entry, despite an older equal one', async () => {
    expect(await verdict(() => undefined)).toBe('did-not-happen');
  });

  it('denies it when an older equal entry moves up because another one is removed', async () => {
    const page = Array.from({ length: 10 }, (_, index) => entry(`t${index}`, 'transfer', 100));
    statement = page;
    const remove = () => (statement = [...page.slice(1), entry('old', 'withdraw', 100)]);
    expect(await verdict(remove)).toBe('did-not-happen');
  });

  it('denies it when an older entry without an id has other names, as after a change of the language', async () => {
    const old = (from: string) => ({ ...entry('', 'withdraw', 100), _id: undefined as never, from });
    statement = [old('กระเป๋าเงิน')];
    expect(await verdict(() => (statement = [old('Wallet')]))).toBe('did-not-happen');
  });

  it.each([
    entry('new', 'withdraw', 99),
    entry('new', 'transfer', 100),
    { ...entry('new', 'withdraw', 100), status: 'FAILED' as const },
  ])('ignores other entries', async (other) => {
    expect(await verdict(() => (statement = [other, entry('old', 'withdraw', 100)]))).toBe('did-not-happen');
  });

  it('is refetched before the effect, so that an entry of another phone is ignored', async () => {
    const client = createQueryClient(() => undefined);
    client.setQueryData(statementQuery(1).queryKey, {
      total: 1,
      statements: [{ ...entry('old', 'withdraw', 100), amount: baht(100) }],
    });
    statement = [entry('of-another-phone', 'withdraw', 100), entry('old', 'withdraw', 100)];
    expect(await verdict(() => undefined, reconciler, client)).toBe('did-not-happen');
  });

  it('of the next member is ignored', async () => {
    expect(
      await verdict(() => {
        session.signIn('of the next', false);
        statement = [entry('of the next', 'withdraw', 100)];
      }),
    ).toBe('unclear');
  });

  it('ignores an entry with other accounts', async () => {
    const byAccount = reconcileByStatement(() => ({ statementType: 'transfer', notTo: ['KBANK'] }));
    const other = () => (statement = [entry('new', 'transfer', 100)]);
    expect(await verdict(other, byAccount)).toBe('did-not-happen');
  });

  it('is unclear if a page is full of later entries, because the next page may have it', async () => {
    const later = Array.from({ length: 10 }, (_, index) => entry(`later-${index}`, 'transfer', 100));
    expect(await verdict(() => (statement = later))).toBe('unclear');
  });

  it('is unclear if an entry is unreadable, because it may be that of the effect', async () => {
    const unreadable = { ...entry('new', 'withdraw', 100), amount: '100' as never };
    expect(await verdict(() => (statement = [unreadable, entry('old', 'withdraw', 100)]))).toBe('unclear');
  });

  it('passes on the entry that it finds', async () => {
    const onWritten = vi.fn();
    const following = reconcileByStatement(() => ({ statementType: 'withdraw' }), { onWritten });
    await verdict(() => (statement = [entry('new', 'withdraw', 100)]), following);
    expect(onWritten.mock.calls).toEqual([[{ ...entry('new', 'withdraw', 100), amount: baht(100) }]]);
  });

  it('is read again for a late entry', async () => {
    expect(await verdict(() => setTimeout(() => (statement = [entry('late', 'withdraw', 100)]), 4_000))).toBe(
      'happened',
    );
  });

  it('decides although its first response takes ten seconds, as on a 2G network', async () => {
    const answer = new Response(JSON.stringify({ total: 0, statements: [] }));
    backend.mockImplementationOnce(() => new Promise((resolve) => setTimeout(() => resolve(answer), 10_000)));
    const client = createQueryClient(() => undefined);
    const look = reconciler.before(client, { amount: 100 }, sent);
    await vi.advanceTimersByTimeAsync(10_000);
    const found = (await look)(client);
    await vi.advanceTimersByTimeAsync(minute);
    expect(await found).toBe('happened');
  });

  it('does not delay an effect when it has no response', async () => {
    backend.mockImplementationOnce(() => new Promise(() => undefined));
    const look = reconciler.before(
      createQueryClient(() => undefined),
      { amount: 100 },
      sent,
    );
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await (await look)(createQueryClient(() => undefined))).toBe('unclear');
  });

  it('leaves the outcome open if it is unavailable', async () => {
    expect(await verdict(() => (statement = 'down'))).toBe('unclear');
    expect(await verdict(() => undefined)).toBe('unclear');
  });
});

describe('the list of coupons after a claim of unknown outcome', () => {
  it.each([
    ['without it', [], 'happened'],
    ['with it', [{ _id: 'c1', prize: { name: '', slice: { label: '' } }, amount: 0 }], 'did-not-happen'],
    ['that cannot be read', [null], 'unclear'],
  ] as const)('decides when it is one %s', async (_how, coupons, expected) => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ coupons }))));
    const byCoupon = reconcileByStatement<unknown>(() => ({ statementType: 'bonus', coupon: 'c1' }));
    expect(await verdict(() => undefined, byCoupon)).toBe(expected);
  });
});

describe('the list of slips after an upload of unknown outcome', () => {
  it.each([
    ['longer', 13, 'happened'],
    ['as long as before', 12, 'did-not-happen'],
  ] as const)('decides when it is %s', async (_how, total, expected) => {
    const list = vi.fn(() => Promise.resolve(new Response('{"total":12,"slips":[]}')));
    vi.stubGlobal('fetch', list);
    const change = () =>
      list.mockImplementation(() => Promise.resolve(new Response(JSON.stringify({ total, slips: [] }))));
    expect(await verdict(change, reconcileBySlips)).toBe(expected);
  });
});
