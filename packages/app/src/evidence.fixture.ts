/** A backend that answers an effect and books it, or does not, on the test's clock. */
import type { Transaction } from '@wallet/contract/statement';
import { vi } from 'vitest';

/** The answer of a backend to an effect, and its bookings. */
export interface Answer {
  readonly name: string;
  readonly status: number;
  readonly body: string;
  /** Milliseconds until the effect is booked; never without it. */
  readonly bookedAfter?: number;
  readonly times?: number;
  /** Booked instead of the amount of the request, in baht. */
  readonly amount?: number;
  /** `down`: the statement is unreadable; `without`: it never has this kind, but the wallet shows the effect. */
  readonly statement?: 'down' | 'without';
}

const success = { status: 200, body: '{"message":"SUCCESS"}' };

export const answers: readonly Answer[] = [
  { name: '200 SUCCESS, booked', ...success, bookedAfter: 0 },
  { name: '200 `{}`, not booked', status: 200, body: '{}' },
  { name: '200 SUCCESS, not booked', ...success },
  { name: '200 `{"status":"queued"}`, not booked', status: 200, body: '{"status":"queued"}' },
  { name: '202, not booked', status: 202, body: '' },
  { name: '204, not booked', status: 204, body: '' },
  { name: 'booked after 8 s', ...success, bookedAfter: 8_000 },
  { name: 'booked after 3 min', ...success, bookedAfter: 180_000 },
  { name: 'booked twice', ...success, bookedAfter: 0, times: 2 },
  { name: 'another amount booked', ...success, bookedAfter: 0, amount: 77 },
  { name: 'booked, statement unreadable', ...success, bookedAfter: 0, statement: 'down' },
  { name: 'not booked, statement unreadable', ...success, statement: 'down' },
  { name: 'booked, statement without the kind', ...success, bookedAfter: 0, statement: 'without' },
];

/** The row of an effect of ฿100 on the wire, and the change of the wallet. */
export interface Booking {
  readonly row: Pick<Transaction, 'statementType' | 'from' | 'to'> & Partial<Record<string, unknown>>;
  /** In baht. */
  readonly change: number;
  /** The amount is not known in advance, so a row of any amount counts. */
  readonly anyAmount?: true;
  /** Whether the member has a bonus after it. */
  readonly hasBonus?: boolean;
}

const coupon = { _id: 'coupon', prize: { name: 'Coupon', slice: { label: '฿100' } }, amount: 100 };
const game = { code: 'PG', name: 'PG Soft', category: 'slot', isActive: true, amount: 100 };

/** Starts a backend with ฿1,000 in the wallet. `isBooked` returns whether the effect happened as it was asked for. */
export function startBackend(answer: Answer, { row, change, hasBonus, anyAmount }: Booking) {
  const rows: object[] = [];
  let wallet = 1_000;
  let isBooked = false;
  let isChanged = false;
  const book = () => {
    isChanged = true;
    isBooked = anyAmount ?? answer.amount === undefined;
    for (let count = 0; count < (answer.times ?? 1); count += 1) {
      wallet += answer.amount === undefined ? change : -answer.amount;
      rows.unshift({
        _id: `row-${rows.length}`,
        status: 'in progress',
        amount: answer.amount ?? 100,
        createdAt: new Date().toISOString(),
        ...row,
      });
    }
  };
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
