/** `***-*-*6789`: enough of an account number to recognise it. Four digits or fewer show nothing. */
export const maskAccountNumber = (number: string): string =>
  `***-*-*${number.length > 4 ? number.slice(-4) : '***'}`;
