/** The states of a money effect on the screen, by the answer of the backend and its bookings (decisions 30). */

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
  /** Taken from the wallet as well, in baht. */
  readonly alsoTaken?: number;
  /** Another withdrawal took it. */
  readonly isListed?: true;
  /** Its row in the statement has failed, and the money is back. */
  readonly isRejected?: true;
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
  { name: 'booked, more taken', ...success, bookedAfter: 0, alsoTaken: 140 },
  { name: 'booked, beside another withdrawal', ...success, bookedAfter: 0, alsoTaken: 140, isListed: true },
  { name: 'booked as failed', ...success, bookedAfter: 0, isRejected: true },
  { name: 'booked as failed after 8 s', ...success, bookedAfter: 8_000, isRejected: true },
  { name: 'another amount booked', ...success, bookedAfter: 0, amount: 77 },
  { name: 'booked, statement unreadable', ...success, bookedAfter: 0, statement: 'down' },
  { name: 'not booked, statement unreadable', ...success, statement: 'down' },
  { name: 'booked, statement without the kind', ...success, bookedAfter: 0, statement: 'without' },
  {
    name: 'more taken, statement without the kind',
    ...success,
    bookedAfter: 0,
    alsoTaken: 140,
    statement: 'without',
  },
];

/** Evidence of an effect besides its row in the statement. */
export interface Evidence {
  /** The amount is not known in advance, so a row of any amount counts. */
  readonly anyAmount?: true;
  /** Decides where the statement has no row. */
  readonly weaker?: 'balance' | 'bonus';
  /** A list of its own shows it, not the statement. */
  readonly list?: 'coupons' | 'slips';
  /** The pending deposits or slips announce it after its sheet was closed. */
  readonly isFollowed?: true;
  /** A failed row is its end. */
  readonly mayFail?: true;
}

const reward: Evidence = { anyAmount: true };
const bonus: Evidence = { anyAmount: true, weaker: 'bonus' };

export const evidenceOf = {
  withdraw: { weaker: 'balance', mayFail: true },
  withdrawAll: { weaker: 'balance', mayFail: true },
  transfer: { weaker: 'balance', mayFail: true },
  transferAll: { anyAmount: true, weaker: 'balance' },
  'invite to wallet': reward,
  'invite as bonus': reward,
  'refund to wallet': reward,
  'refund as bonus': reward,
  bonus,
  promotion: bonus,
  'end of a bonus': bonus,
  coupon: { anyAmount: true, list: 'coupons' },
  'gift link': { anyAmount: true, isFollowed: true },
  slip: { anyAmount: true, list: 'slips', isFollowed: true },
} as const satisfies Record<string, Evidence>;

type State = 'done' | 'failed' | 'sent' | 'unseen' | 'nothing';

/** `nothing`: the sheet is closed, and there is no news but the row of home. `≠`: statement and balance contradict each other. */
export type Screen = State | `${State} ≠`;

/** Times at which the screen is read, in seconds after the answer. */
export const moments = [3, 40, 200] as const;

const done = 'done, done, done';

const expected: Record<string, string> = {
  '200 SUCCESS, booked': done,
  'booked after 8 s': 'sent, done, done',
  'booked twice': done,
  'booked, more taken': done,
  'booked, beside another withdrawal': done,
};

/** Returns the states of an answer at these moments. Without its row, weaker evidence decides, if there is any. */
export function expectedOf(evidence: Evidence, answer: Answer): string {
  const states = statesOf(evidence, answer);
  return isContradicted(evidence, answer) ? states.replaceAll(/\w+/g, '$& ≠') : states;
}

/** An effect of a known amount was booked twice, or the balance is lower than expected. */
const isContradicted = ({ anyAmount, weaker }: Evidence, { times, alsoTaken, isListed }: Answer): boolean =>
  (times === 2 && !anyAmount) || (alsoTaken !== undefined && !isListed && weaker === 'balance');

function statesOf({ anyAmount, weaker, list, mayFail }: Evidence, answer: Answer): string {
  const unseen = 'sent, unseen, unseen';
  if (answer.isRejected && mayFail)
    return answer.bookedAfter ? 'sent, failed, failed' : 'failed, failed, failed';
  if (answer.isRejected) return unseen;
  if (list && answer.bookedAfter === 0) return done;
  if (answer.amount !== undefined) return anyAmount ? done : unseen;
  if (answer.statement && answer.bookedAfter === 0)
    return weaker === 'bonus' || (weaker && !answer.alsoTaken) ? done : unseen;
  return expected[answer.name] ?? unseen;
}
