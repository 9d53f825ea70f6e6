import type { Transaction } from '@wallet/contract/statement';
import { baht } from '@wallet/contract/wire/money.fixture';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { validBody } from '#api/backend.fixture.ts';
import { waitFor } from '@testing-library/react';
import { session } from '#api/session/session.ts';
import { depositSample, onWire } from '#statement/transaction.fixture.ts';
import type { PendingDeposit } from './match-deposits.ts';

const minute = 60_000;
const transfer = (method: string, since = Date.now()): PendingDeposit => ({
  kind: 'transfer',
  method,
  since,
  until: Date.now() + minute,
});

let statement: Transaction[];
let balance: number;
const read = (path: string) =>
  JSON.stringify(
    path.endsWith('/api/wallet')
      ? { ...(validBody('wallet.read') as object), wallet: { amount: balance } }
      : { total: 1, statements: statement.map(onWire) },
  );
const backend = vi.fn<(path: string) => Promise<Response>>();

/** Opens a tab with its own modules; storage, locks and channels belong to the browser. */
async function openTab() {
  vi.resetModules();
  const { pendingDeposits } = await import('./pending-deposits.ts');
  const { checkDeposits, recordKnownDeposits } = await import('./check-deposits.ts');
  const { createQueryClient } = await import('#api/query-client.ts');
  const { walletQuery } = await import('#wallet/api.ts');
  const { statementQuery } = await import('#statement/api.ts');
  const client = createQueryClient(() => undefined);
  return {
    ...pendingDeposits,
    expect: (item: PendingDeposit, amount = 1_000) => pendingDeposits.add(item, baht(amount)),
    record: () => recordKnownDeposits(client),
    check: () => checkDeposits(client),
    readWallet: () => client.fetchQuery({ ...walletQuery(), staleTime: 0 }),
    hasStatement: () => client.getQueryData(statementQuery(1).queryKey) !== undefined,
  };
}

/** Adds a deposit to statement and balance. */
function receive(id: string, amount = 100): void {
  statement = [depositSample(id, amount), ...statement];
  balance += amount;
}

/** The next response is read now, and arrives when the returned function is called. */
function holdNext(): () => void {
  let release: () => void = () => undefined;
  backend.mockImplementationOnce((path) => {
    const content = read(path);
    return new Promise((resolve) => (release = () => resolve(new Response(content))));
  });
  return () => release();
}

/** Installs locks, as far as `ifAvailable` needs them. */
function installLocks(request = createRequest()): void {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
}

function createRequest() {
  const held = new Set<string>();
  return async (name: string, _how: object, run: (lock: object | null) => unknown): Promise<unknown> => {
    if (held.has(name)) return run(null);
    held.add(name);
    await run({ name });
    held.delete(name);
    return undefined;
  };
}

beforeEach(() => {
  statement = [depositSample('old', 100)];
  balance = 1_000;
  backend.mockReset().mockImplementation(async (path) => new Response(read(path)));
  vi.stubGlobal('fetch', backend);
  session.signIn('t', true);
});
afterEach(() => vi.restoreAllMocks());

describe('an arrived deposit is announced', () => {
  it('although a read of the wallet that began before it is still under way', async () => {
    const tab = await openTab();
    tab.expect(transfer('SCB', Date.now() - minute / 2));
    const release = holdNext();
    const screen = tab.readWallet();
    receive('new');
    const check = tab.check();
    await waitFor(() => expect(tab.hasStatement()).toBe(true));
    release();
    await Promise.all([screen, check]);
    expect(tab.get().received).toBe(baht(100));
  });

  it('in a new tab after the tab that expected it was closed', async () => {
    const closed = await openTab();
    closed.expect(transfer('slip'));
    await closed.record();
    // Closing a tab clears its session storage.
    sessionStorage.clear();
    receive('new');
    const tab = await openTab();
    await tab.check();
    expect(tab.get().received).toBe(baht(100));
  });

  it('by the return to a page that was hidden when the response came', async () => {
    const tab = await openTab();
    tab.expect(transfer('SCB'));
    await tab.record();
    receive('new');
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await tab.check();
    expect(tab.get().received).toBeUndefined();
    visibility.mockReturnValue('visible');
    await tab.check();
    expect(tab.get().received).toBe(baht(100));
  });

  it('if the browser refuses locks', async () => {
    installLocks(() => Promise.reject(new DOMException('no', 'SecurityError')));
    const tab = await openTab();
    tab.expect(transfer('SCB'));
    await tab.record();
    receive('new');
    await tab.check();
    expect(tab.get().received).toBe(baht(100));
  });

  it('once by one of two tabs that find it at the same moment', async () => {
    installLocks();
    const tabs = [await openTab(), await openTab()];
    for (const tab of tabs) {
      tab.expect(transfer('SCB'));
      await tab.record();
    }
    receive('new');
    await Promise.all(tabs.map((tab) => tab.check()));
    expect(tabs.flatMap((tab) => tab.get().received ?? [])).toEqual([baht(100)]);
    await waitFor(() => expect(tabs.map((tab) => tab.get().items)).toEqual([[], []]));
  });

  it('once, by two checks of one tab that find it at the same moment', async () => {
    installLocks();
    const tab = await openTab();
    tab.expect(transfer('SCB'));
    tab.expect(transfer('KBANK'));
    await tab.record();
    receive('new');
    await Promise.all([tab.check(), tab.check()]);
    expect(tab.get()).toMatchObject({ received: baht(100), items: [{ method: 'KBANK' }] });
  });

  it('once, although another tab announced it during the first read of this one', async () => {
    const tabs = [await openTab(), await openTab()] as const;
    tabs[0].expect(transfer('SCB'));
    await tabs[0].record();
    tabs[1].expect(transfer('SCB'));
    tabs[1].expect(transfer('KBANK'));
    const release = holdNext();
    const first = tabs[1].record();
    receive('new');
    await tabs[0].check();
    await waitFor(() => expect(tabs[1].get().items).toHaveLength(1));
    release();
    await first;
    await tabs[1].check();
    expect(tabs.map((tab) => tab.get().received)).toEqual([baht(100), undefined]);
  });

  it('once, although the next deposit begins with the balance before it', async () => {
    const tab = await openTab();
    tab.expect(transfer('SCB'));
    await tab.record();
    receive('new');
    await tab.check();
    tab.expect(transfer('KBANK', Date.now() - minute / 2), 1_000);
    await tab.check();
    expect(tab.get()).toMatchObject({ received: baht(100), items: [{ method: 'KBANK' }] });
  });

  it('alone after a match by balance, without the earlier ones', async () => {
    const tab = await openTab();
    tab.expect(transfer('SCB', Date.now() - minute / 2));
    tab.expect(transfer('KBANK', Date.now() - minute / 2));
    receive('new');
    await tab.check();
    await tab.check();
    expect(tab.get()).toMatchObject({ received: baht(100), items: [{ method: 'KBANK' }] });
  });
});
