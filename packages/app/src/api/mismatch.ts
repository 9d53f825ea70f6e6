/** Counts and reports responses that differ from the contract. */

/** A field that differs from the contract, without its value. */
export interface Mismatch {
  /** The field, as in `.slots[].logo`; empty for the whole response. */
  readonly path: string;
  readonly found: 'missing' | 'null' | 'unexpected';
}

/** A mismatch of a call, with its number of responses. */
export interface CountedMismatch extends Mismatch {
  /** Method and path as declared, as in `GET /api/wallet`. */
  readonly call: string;
  readonly count: number;
}

type Report = (mismatch: CountedMismatch) => void;

const seen = new Map<string, CountedMismatch>();
let report: Report = () => undefined;

/** Sets the receiver, which is called once for each new mismatch. */
export const reportMismatchesTo = (receiver: Report): void => void (report = receiver);

export function countMismatches(call: string, mismatches: readonly Mismatch[]): void {
  for (const mismatch of mismatches) {
    const key = `${call} ${mismatch.path} ${mismatch.found}`;
    const counted = { ...mismatch, call, count: (seen.get(key)?.count ?? 0) + 1 };
    seen.set(key, counted);
    if (counted.count === 1) report(counted);
  }
}
