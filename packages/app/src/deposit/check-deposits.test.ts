import { waitFor } from '@testing-library/react';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Transaction } from '@wallet/contract/statement';
import { baht } from '@wallet/contract/wire/money.fixture';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { validBody } from '#api/backend.fixture.ts';
import { depositQuery, qrQuery } from './api.ts';
import { createQueryClient } from '#api/query-client.ts';
import { walletQuery } from '#wallet/api.ts';
import { session } from '#api/session/session.ts';
import type { PendingDeposit } from './match-deposits.ts';
import { depositSample, onWire } from '#statement/transaction.fixture.ts';
import { checkDeposits, recordKnownDeposits } from './check-deposits.ts';
import { pendingDeposits } from './pending-deposits.ts';

const now = Date.now();
const minute = 60_000;

const item = (changes: Partial<PendingDeposit> = {}): PendingDeposit => ({
  kind: 'qr',
  method: 'KBANK',
  since: now,
  until: now + 60_000,
  code: { id: 'qr-1', amount: baht(100), expiresAt: now + 30_000, life: 900 },
  ...changes,
});

let statement: Transaction[] | 'down';
let balance: number;
const responseTo = (path: string) =>
  Promise.resolve(
    statement === 'down'
      ? new Response('{"message":"NO_DATA"}', { status: 400 })
      : new Response(
          JSON.stringify(
            path.endsWith('/api/wallet')
              ? { ...(validBody('wallet.read') as object), wallet: { amount: balance } }
              : { total: statement.length, statements: statement.map(onWire) },
          ),
        ),
  );
const backend = vi.fn(responseTo);
let client: QueryClient;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  vi.stubGlobal('fetch', backend);
  backend.mockClear();
  session.signIn('t', false);
  client = createQueryClient(() => undefined);
  statement = [depositSample('old', 100)];
  balance = 1_000;
});

afterEach(() => vi.useRealTimers());

/** Adds a deposit to statement and balance. */
function receive(...amounts: number[]): void {
  for (const amount of amounts) {
    statement = [depositSample(`new-${amount * 100}`, amount), ...(statement === 'down' ? [] : statement)];
    balance += amount;
  }
}

describe('a check for deposits', () => {
  it('shows a new deposit once', async () => {
    pendingDeposits.add(item(), baht(1_000));
    await recordKnownDeposits(client);
    await checkDeposits(client);
    expect(pendingDeposits.get()).toMatchObject({ received: undefined, items: [{ method: 'KBANK' }] });
    receive(100);
    await Promise.all([checkDeposits(client), checkDeposits(client)]);
    expect(pendingDeposits.get()).toMatchObject({ received: baht(100), items: [] });
    pendingDeposits.acknowledge(baht(100));
    await checkDeposits(client);
    expect(pendingDeposits.get().received).toBeUndefined();
  });

  it('does not show an earlier one without an id again when a change of the language translates its names', async () => {
    const { _id, ...old } = depositSample('old', 100);
    statement = [old];
    pendingDeposits.add(item(), baht(1_000));
    await recordKnownDeposits(client);
    statement = [{ ...old, from: 'Account for deposits', to: 'Wallet' }];
    await checkDeposits(client);
    expect(pendingDeposits.get()).toMatchObject({ received: undefined, items: [{ method: 'KBANK' }] });
  });

  it('does not show an old one that moves up to the first page when a row above it is removed', async () => {
    const page = Array.from({ length: 9 }, (_, at) =>
      depositSample(`t${at}`, 100, { statementType: 'transfer' }),
    );
    statement = [depositSample('pending', 100, { status: 'in progress' }), ...page];
    pendingDeposits.add(item(), baht(1_000));
    await recordKnownDeposits(client);
    statement = [...page, depositSample('old', 100)];
    await checkDeposits(client);
    expect(pendingDeposits.get().received).toBeUndefined();
  });

  it('reads only the statement until a deposit arrives, then refetches wallet and code', async () => {
    const keys = { wallet: walletQuery(), code: qrQuery('KBANK'), ways: depositQuery() };
    for (const { queryKey } of Object.values(keys)) client.setQueryData(queryKey as QueryKey, {});
    const old = () =>
      Object.entries(keys)
        .filter(([, { queryKey }]) => client.getQueryState(queryKey as QueryKey)?.isInvalidated)
        .map(([name]) => name);
    pendingDeposits.add(item(), baht(1_000));
    await recordKnownDeposits(client);
    backend.mockClear();
    await checkDeposits(client);
    await checkDeposits(client);
    expect(backend.mock.calls.map(([path]) => path)).toEqual(['/api/statement', '/api/statement']);
    expect(old()).toEqual([]);
    receive(100);
    await checkDeposits(client);
    expect(old()).toEqual(['wallet', 'code']);
  });

  it('adds up simultaneous deposits and waits for the rest', async () => {
    pendingDeposits.add(item(), baht(1_000));
    pendingDeposits.add(item({ kind: 'transfer', method: 'SCB', code: undefined as never }), baht(1_000));
    await recordKnownDeposits(client);
    receive(0.5, 0.25);
    await checkDeposits(client);
    expect(pendingDeposits.get().received).toBe(baht(0.75));
    expect(pendingDeposits.get().items.map(({ method }) => method)).toEqual(['KBANK']);
  });

  it('adds a deposit to one that the player has not seen yet', async () => {
    pendingDeposits.add(item(), baht(1_000));
    pendingDeposits.add(item({ kind: 'transfer', method: 'SCB', code: undefined as never }), baht(1_000));
    await recordKnownDeposits(client);
    for (const amount of [0.5, 0.25]) {
      receive(amount);
      await checkDeposits(client);
    }
    expect(pendingDeposits.get().received).toBe(baht(0.75));
  });

  it('succeeds later after the statement was unavailable', async () => {
    pendingDeposits.add(item(), baht(1_000));
    await recordKnownDeposits(client);
    const open = statement;
    statement = 'down';
    expect(await checkDeposits(client)).toBe(false);
    statement = open;
    receive(100);
    expect(await checkDeposits(client)).toBe(true);
    expect(pendingDeposits.get().received).toBe(baht(100));
  });

  it('compares the balance if the first read of the statement failed', async () => {
    pendingDeposits.add(item(), baht(1_000));
    const open = statement;
    statement = 'down';
    await recordKnownDeposits(client);
    statement = open;
    receive(100);
    await checkDeposits(client);
    expect(pendingDeposits.get().received).toBe(baht(100));
  });

  it('finds a deposit that the late first read of the statement contains already', async () => {
    pendingDeposits.add(item(), baht(1_000));
    vi.setSystemTime(now + minute / 2);
    receive(100);
    await recordKnownDeposits(client);
    await checkDeposits(client);
    expect(pendingDeposits.get().received).toBe(baht(100));
  });

  it('reports no earlier deposit after a late first read', async () => {
    pendingDeposits.add(item(), baht(1_000));
    vi.setSystemTime(now + minute / 2);
    await recordKnownDeposits(client);
    await checkDeposits(client);
    expect(pendingDeposits.get()).toMatchObject({ received: undefined, known: ['old'] });
    receive(100);
    await checkDeposits(client);
    expect(pendingDeposits.get().received).toBe(baht(100));
  });

  it('announces no earlier deposit after a late first read and a transfer back of the same amount', async () => {
    pendingDeposits.add(item(), baht(1_000));
    vi.setSystemTime(now + minute / 2);
    statement = [depositSample('back', 100, { statementType: 'transfer' }), depositSample('old', 100)];
    balance += 100;
    await recordKnownDeposits(client);
    await checkDeposits(client);
    expect(pendingDeposits.get()).toMatchObject({ received: undefined, known: ['back', 'old'] });
  });

  it('finds a deposit of the first code although a second method is opened later', async () => {
    pendingDeposits.add(item(), baht(1_000));
    vi.setSystemTime(now + minute / 2);
    receive(100);
    const since = Date.now();
    pendingDeposits.add(item({ kind: 'transfer', since, code: undefined as never }), baht(1_000));
    await recordKnownDeposits(client);
    await checkDeposits(client);
    // The second one is still expected, and no earlier deposit passes for it.
    await checkDeposits(client);
    expect(pendingDeposits.get().received).toBe(baht(100));
  });

  it('finds a deposit that arrives between its first reads of wallet and statement', async () => {
    pendingDeposits.add(item(), baht(1_000));
    // The response of the statement arrives after every other call that runs beside it.
    backend.mockImplementationOnce(async (path) => {
      await new Promise((resolve) => setTimeout(resolve));
      receive(100);
      return responseTo(path);
    });
    await checkDeposits(client);
    expect(pendingDeposits.get().received).toBe(baht(100));
  });

  it('finds a deposit after the clock of the phone was set back', async () => {
    pendingDeposits.add(item(), baht(1_000));
    await recordKnownDeposits(client);
    vi.setSystemTime(now - 60 * minute);
    receive(100);
    await checkDeposits(client);
    expect(pendingDeposits.get().received).toBe(baht(100));
  });

  it('drops expired deposits', async () => {
    pendingDeposits.add(item({ until: now - 1 }), baht(1_000));
    await checkDeposits(client);
    expect(pendingDeposits.get().items).toEqual([]);
  });
});

describe('pending deposits', () => {
  it('survive a page load without account numbers or names', async () => {
    pendingDeposits.add(item(), baht(1_000));
    await recordKnownDeposits(client);
    const kept = sessionStorage.getItem('pending-deposits') ?? '';
    expect(JSON.parse(kept)).toEqual({
      items: [item()],
      known: ['old'],
      balance: baht(1_000),
    });
    vi.resetModules();
    const again = await import('./pending-deposits.ts');
    expect(again.pendingDeposits.get()).toMatchObject({ items: [{ method: 'KBANK' }], known: ['old'] });
  });

  it('are empty if storage holds other content', async () => {
    for (const kept of ['', '{', '[]', '{"items":1}', '{"items":[{}],"known":7}']) {
      sessionStorage.setItem('pending-deposits', kept);
      vi.resetModules();
      const { pendingDeposits: restored } = await import('./pending-deposits.ts');
      expect([kept, restored.get()]).toMatchObject([kept, { items: [], known: undefined }]);
    }
  });

  it('end with the session', async () => {
    pendingDeposits.add(item(), baht(1_000));
    session.signOut();
    expect(pendingDeposits.get().items).toEqual([]);
    expect(sessionStorage.getItem('pending-deposits')).toBeNull();
  });

  it('are settled by another tab of the same member only', async () => {
    const transfer: PendingDeposit = { kind: 'transfer', method: 'KBANK', since: now, until: now + 60_000 };
    pendingDeposits.add(transfer, baht(1_000));
    pendingDeposits.add(item(), baht(1_000));
    await recordKnownDeposits(client);
    const tab = new BroadcastChannel('pending-deposits');
    tab.postMessage({ token: 'other', marks: [], settled: [transfer] });
    tab.postMessage({ token: 't', marks: ['new-10000'], settled: [item()] });
    await waitFor(() => expect(pendingDeposits.get().items).toEqual([transfer]));
    tab.close();
  });

  it('return to the earlier link if the next one is refused', async () => {
    const link: PendingDeposit = { kind: 'link', method: 'link', since: now, until: now + 60_000 };
    const isLink = ({ kind }: PendingDeposit) => kind === 'link';
    pendingDeposits.add(link, baht(1_000));
    await recordKnownDeposits(client);
    pendingDeposits.add({ ...link, since: now + 1 }, baht(900));
    pendingDeposits.restore(isLink, link);
    expect(pendingDeposits.get()).toMatchObject({ items: [link], known: ['old'], balance: baht(1_000) });
    pendingDeposits.restore(isLink, undefined);
    expect(pendingDeposits.get().items).toEqual([]);
    // The first deposit arrived during the refused second one, so no deposit is pending.
    pendingDeposits.restore(isLink, link);
    expect(pendingDeposits.get().items).toEqual([]);
  });
});
