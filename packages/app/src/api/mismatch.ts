/** Where answers depart from the contract: counted here, and handed to whatever reports it. */

/** One place of an answer that is not as the contract has it. Never carries the value. */
export interface Mismatch {
  /** The field, as in `.slots[].logo`; empty for the whole answer. */
  readonly path: string;
  readonly found: 'missing' | 'null' | 'unexpected';
}

/** A mismatch of a call, with the number of answers it was seen in. */
export interface CountedMismatch extends Mismatch {
  /** Method and path as declared, as in `GET /api/wallet`. */
  readonly call: string;
  readonly count: number;
}

type Report = (mismatch: CountedMismatch) => void;

const seen = new Map<string, CountedMismatch>();
let report: Report = () => undefined;

/** Sets the one receiver of mismatches. Called with each at its first sight. */
export const reportMismatchesTo = (receiver: Report): void => void (report = receiver);

/** Counts the mismatches of an answer, and reports those that are new. */
export function countMismatches(call: string, mismatches: readonly Mismatch[]): void {
  for (const mismatch of mismatches) {
    const key = `${call} ${mismatch.path} ${mismatch.found}`;
    const counted = { ...mismatch, call, count: (seen.get(key)?.count ?? 0) + 1 };
    seen.set(key, counted);
    if (counted.count === 1) report(counted);
  }
}
