/**
 * `notFound`: the subject does not exist. `conflict`: not possible in the present state. `invalid`: never possible.
 * `unauthorized`: the caller is unknown. `forbidden`: the caller lacks the right. `limited`: too often. `failed`: the
 * fault is in the simulator.
 */
export type ControlErrorReason = keyof typeof statuses;

const statuses = {
  notFound: 404,
  conflict: 409,
  invalid: 422,
  unauthorized: 401,
  forbidden: 403,
  limited: 429,
  failed: 500,
} as const;

interface Details {
  /** All problems; by default the message. */
  readonly problems?: readonly string[];
  /** Error code of the business rule, if one rejected the action. */
  readonly code?: string;
  readonly cause?: unknown;
}

/** Thrown for a rejected flag, folder, scenario or control call. The message gives the reason and a remedy. */
export class ControlError extends Error {
  override readonly name = 'ControlError';
  readonly reason: ControlErrorReason;
  /** HTTP status of the control response. */
  readonly status: number;
  readonly problems: readonly string[];
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

  /** Returns the error for the HTTP status of a control response. */
  static ofStatus(status: number, message: string): ControlError {
    const reason = (Object.keys(statuses) as ControlErrorReason[]).find((key) => statuses[key] === status);
    return reason
      ? new ControlError(reason, message)
      : new ControlError('failed', `${message} (status ${status})`);
  }
}

/** Returns the error of an input that is never possible. */
export const invalid = (message: string): ControlError => new ControlError('invalid', message);
