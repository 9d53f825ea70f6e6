const formatter = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Returns `฿1,234.50`, with a leading sign. */
export const asBaht = (amount: number): string =>
  `${amount < 0 ? '−' : ''}฿${formatter.format(Math.abs(amount))}`;
