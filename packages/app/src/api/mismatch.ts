/** Reports responses that differ from the contract. */

/** A field that differs from the contract, without its value. */
export interface Mismatch {
  /** The field, as in `.slots[].logo`; empty for the whole response. */
  readonly path: string;
  readonly found: 'missing' | 'null' | 'unexpected';
}

export interface CallMismatch extends Mismatch {
  /** Method and path as declared, as in `GET /api/wallet`. */
  readonly call: string;
}

type Report = (mismatch: CallMismatch) => void;

const seen = new Set<string>();
let report: Report = () => undefined;

/** Sets the receiver, which is called once for each new mismatch. */
export const reportMismatchesTo = (receiver: Report): void => void (report = receiver);

export function noteMismatches(call: string, mismatches: readonly Mismatch[]): void {
  for (const mismatch of mismatches) {
    const key = `${call} ${mismatch.path} ${mismatch.found}`;
    if (!seen.has(key)) report({ ...mismatch, call });
    seen.add(key);
  }
}
