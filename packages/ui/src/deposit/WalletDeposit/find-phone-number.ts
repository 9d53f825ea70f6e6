export interface PhoneNumber {
  /** Digits only, to copy. */
  readonly digits: string;
  /** As in the account name. */
  readonly written: string;
}

/** Returns the phone number in an account name; undefined without one. */
export function findPhoneNumber(name: string): PhoneNumber | undefined {
  const written = /(?:^|\D)(0\d(?:[\s-]?\d){7,8})(?!\d)/.exec(name)?.[1];
  return written === undefined ? undefined : { digits: written.replace(/\D/g, ''), written };
}
