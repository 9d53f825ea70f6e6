/** A backend that answers an effect and books it, or does not, on the test's clock. */
import type { Transaction } from '@wallet/contract/statement';
import { vi } from 'vitest';
import type { Answer } from './evidence-table.fixture.ts';

/** The row of an effect of ฿100 on the wire, and the change of the wallet. */
export interface Booking {
  readonly row: Pick<Transaction, 'statementType' | 'from' | 'to'> & Partial<Record<string, unknown>>;
  /** In baht. */
  readonly change: number;
  /** Whether the member has a bonus after it. */
  readonly hasBonus?: boolean;
}

const coupon = { _id: 'coupon', prize: { name: 'Coupon', slice: { label: '฿100' } }, amount: 100 };
const game = { code: 'PG', name: 'PG Soft', category: 'slot', isActive: true, amount: 100 };

/** Starts a backend with ฿1,000 in the wallet. `isBooked` returns whether the effect happened as it was asked for. */
export function startBackend(answer: Answer, { row, change, hasBonus }: Booking, anyAmount?: true) {
  const rows: object[] = [];
  let wallet = 1_000;
  let isBooked = false;
  let isChanged = false;
  const book = () => {
    isChanged = !answer.isRejected;
    if (answer.isListed) bookOther(answer.alsoTaken ?? 0);
    isBooked = !answer.isRejected && (anyAmount ?? answer.amount === undefined);
    for (let count = 0; count < (answer.times ?? 1); count += 1) {
      if (!answer.isRejected)
        wallet += Math.sign(change) * (answer.amount ?? Math.abs(change)) - (answer.alsoTaken ?? 0);
      rows.unshift({
        _id: `row-${rows.length}`,
        status: answer.isRejected ? 'FAILED' : 'in progress',
        amount: answer.amount ?? 100,
        createdAt: new Date().toISOString(),
        ...row,
      });
    }
  };
  const bookOther = (amount: number) =>
    rows.unshift({
      _id: 'other',
      statementType: 'withdraw',
      status: 'SUCCESS',
      amount,
      createdAt: new Date().toISOString(),
    });
  const json = (body: object) => new Response(JSON.stringify(body));
  const backend = async (path: string) => {
    if (path.endsWith('/api/statement')) {
      if (answer.statement === 'down') return new Response('', { status: 400 });
      const statements = answer.statement === 'without' ? [] : rows;
      return json({ total: statements.length, statements });
    }
    if (path.endsWith('/api/wallet'))
      return json({ profile: { name: 'Lek' }, wallet: { amount: wallet }, slots: [game] });
    if (path.endsWith('/api/bonus/check/active')) return json({ status: isChanged ? hasBonus : !hasBonus });
    if (path.endsWith('/api/spinwheel/coupon')) return json({ coupons: isChanged ? [] : [coupon] });
    if (path.endsWith('/api/statement/slip')) return json({ total: isChanged ? 1 : 0, slips: [] });
    if (answer.bookedAfter === 0) book();
    else if (answer.bookedAfter !== undefined) setTimeout(book, answer.bookedAfter);
    return new Response(answer.status === 204 ? null : answer.body, { status: answer.status });
  };
  const requests = vi.fn(backend);
  vi.stubGlobal('fetch', requests);
  return { isBooked: () => isBooked, requests };
}
