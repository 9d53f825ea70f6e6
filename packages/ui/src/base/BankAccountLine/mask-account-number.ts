/** Returns `***-*-*6789`; numbers of four digits or fewer are masked completely. */
export const maskAccountNumber = (number: string): string =>
  `***-*-*${number.length > 4 ? number.slice(-4) : '***'}`;
