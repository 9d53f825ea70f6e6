/**
 * `notFound`: the subject does not exist. `conflict`: not possible in the present state. `invalid`: never possible.
 * `failed`: the simulator itself is at fault.
 */
export type ControlErrorReason = 'notFound' | 'conflict' | 'invalid' | 'failed';

const statuses: Readonly<Record<ControlErrorReason, number>> = {
  notFound: 404,
  conflict: 409,
  invalid: 422,
  failed: 500,
};

interface Details {
  /** Every problem that was found; by default the message. */
  readonly problems?: readonly string[];
  /** The code that the rules for members refuse with. */
  readonly code?: string;
  readonly cause?: unknown;
}

/** A flag, a folder, a scenario or a control call is refused; `message` says why and what to do. */
export class ControlError extends Error {
  override readonly name = 'ControlError';
  readonly reason: ControlErrorReason;
  /** The HTTP status of a control call. */
  readonly status: number;
  readonly problems: readonly string[];
  /** The code that the rules for members refuse with. */
  readonly code: string | undefined;

  constructor(
    reason: ControlErrorReason,
    message: string,
    { problems = [message], code, ...options }: Details = {},
  ) {
    super(message, options);
    this.reason = reason;
    this.status = statuses[reason];
    this.problems = problems;
    this.code = code;
  }

  /** Returns the error of a control call that was answered with a status. */
  static ofStatus(status: number, message: string): ControlError {
    const reason = (Object.keys(statuses) as ControlErrorReason[]).find((key) => statuses[key] === status);
    return reason
      ? new ControlError(reason, message)
      : new ControlError('failed', `${message} (status ${status})`);
  }
}
