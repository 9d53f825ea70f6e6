/** `notFound`: the subject does not exist. `conflict`: not possible in the present state. `invalid`: never possible. */
export type ControlErrorReason = 'notFound' | 'conflict' | 'invalid';

/** An action, a flag or a scenario is refused; `message` explains why. The rules for members throw a DomainError. */
export class ControlError extends Error {
  override readonly name = 'ControlError';
  readonly reason: ControlErrorReason;
  /** Every problem that was found. */
  readonly problems: readonly string[];

  constructor(reason: ControlErrorReason, message: string, problems: readonly string[] = [message]) {
    super(message);
    this.reason = reason;
    this.problems = problems;
  }
}
