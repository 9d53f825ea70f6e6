/** Returns the digits of a phone number in an account name; undefined without one. */
export const findPhoneNumber = (name: string): string | undefined =>
  /(?<!\d)0\d(?:[\s-]?\d){7,8}(?!\d)/.exec(name)?.[0].replace(/\D/g, '');
