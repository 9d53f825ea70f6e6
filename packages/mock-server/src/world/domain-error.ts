import type { ErrorCode } from '@wallet/contract/errors';
import type { Satang } from '@wallet/contract/wire/money';

/** Values of the placeholders in an error text. */
export type ErrorParams = {
  readonly amount?: Satang;
  readonly deposit?: Satang;
} & Readonly<Record<string, string | number>>;

/** A business rule rejected the command. Its writes are rolled back unless `isCommitted`. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: ErrorCode;
  readonly params: ErrorParams | undefined;
  /** Whether the writes of the command are committed, as for a failed OTP attempt. */
  readonly isCommitted: boolean;

  constructor(code: ErrorCode, params?: ErrorParams, isCommitted = false) {
    super(code);
    this.code = code;
    this.params = params;
    this.isCommitted = isCommitted;
  }
}

/** Rejects the command and rolls back its writes. */
export function fail(code: ErrorCode, params?: ErrorParams): never {
  throw new DomainError(code, params);
}

/** Rejects the command and commits its writes, e.g. the count of wrong OTPs. */
fail.andCommit = (code: ErrorCode, params?: ErrorParams): never => {
  throw new DomainError(code, params, true);
};
