import type { ErrorCode } from '@wallet/contract/errors';

/** Values a failure's text is completed with. */
export type FailureParams = Readonly<Record<string, string | number>>;

/** A rule of the business said no. It undoes the command, unless it is `kept`. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: ErrorCode;
  readonly params: FailureParams | undefined;
  /** Whether what the command wrote so far stays, as a counted attempt does. */
  readonly isKept: boolean;

  constructor(code: ErrorCode, params?: FailureParams, isKept = false) {
    super(code);
    this.code = code;
    this.params = params;
    this.isKept = isKept;
  }
}

interface Fail {
  /** Refuses the command: nothing of it happened. */
  (code: ErrorCode, params?: FailureParams): never;
  /** Refuses the command but keeps what it wrote, e.g. the count of wrong OTPs. */
  keeping(code: ErrorCode, params?: FailureParams): never;
}

export const fail: Fail = Object.assign(
  (code: ErrorCode, params?: FailureParams): never => {
    throw new Failure(code, params);
  },
  {
    keeping(code: ErrorCode, params?: FailureParams): never {
      throw new Failure(code, params, true);
    },
  },
);
