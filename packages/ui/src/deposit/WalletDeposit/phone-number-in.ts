/** The digits of a phone number in the name of a true-wallet account; undefined when it holds none. */
export const phoneNumberIn = (name: string): string | undefined =>
  /(?<!\d)0\d(?:[\s-]?\d){7,8}(?!\d)/.exec(name)?.[0].replace(/\D/g, '');
