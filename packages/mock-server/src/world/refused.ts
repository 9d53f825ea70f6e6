/** Why something is refused: it is not there, not possible as things are, or makes no sense at all. */
export type RefusedReason = 'missing' | 'impossible' | 'senseless';

/**
 * What somebody who steers a world asked for cannot be done, and `message` says why in a sentence for people. The rules
 * that members meet refuse with a Failure and its code instead.
 */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly reason: RefusedReason;

  constructor(reason: RefusedReason, message: string) {
    super(message);
    this.reason = reason;
  }
}
