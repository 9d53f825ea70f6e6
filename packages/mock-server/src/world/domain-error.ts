import type { ErrorCode } from '@wallet/contract/errors';
import type { Satang } from '@wallet/contract/wire/money';

/** Values a failure's text is completed with. */
export type ErrorParams = {
  readonly amount?: Satang;
  readonly deposit?: Satang;
} & Readonly<Record<string, string | number>>;

/** A rule of the business said no. It undoes the command, unless it is `kept`. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: ErrorCode;
  readonly params: ErrorParams | undefined;
  /** Whether what the command wrote so far stays, as a counted attempt does. */
  readonly isCommitted: boolean;

  constructor(code: ErrorCode, params?: ErrorParams, isCommitted = false) {
    super(code);
    this.code = code;
    this.params = params;
    this.isCommitted = isCommitted;
  }
}

interface Fail {
  /** Refuses the command: nothing of it happened. */
  (code: ErrorCode, params?: ErrorParams): never;
  /** Refuses the command but keeps what it wrote, e.g. the count of wrong OTPs. */
  andCommit(code: ErrorCode, params?: ErrorParams): never;
}

export const fail: Fail = Object.assign(
  (code: ErrorCode, params?: ErrorParams): never => {
    throw new DomainError(code, params);
  },
  {
    andCommit(code: ErrorCode, params?: ErrorParams): never {
      throw new DomainError(code, params, true);
    },
  },
);
