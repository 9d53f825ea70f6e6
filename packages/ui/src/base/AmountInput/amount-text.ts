import { formatBaht, parseAmount, toLatinDigits } from '@wallet/contract/wire/money';

const grouped = /^\d{1,3}(,\d{3})+(\.\d{0,2})?$/;

/**
 * What a person typed or pasted, as close to an amount as it can be brought without changing its worth: local digits
 * become 0-9, spaces, a ฿ and well-formed thousands go. Anything else stays as typed, for the field to mark it:
 * dropping the comma of "12,5" would make it 125.
 */
export function readAmount(typed: string): string {
  const text = toLatinDigits(typed).replace(/[\s฿]/g, '');
  return grouped.test(text) ? text.replaceAll(',', '') : text;
}

/** Whether the text only adds a third decimal to an amount: nothing to keep. */
export const isOneDecimalTooMany = (text: string, before: string): boolean =>
  /^\d+\.\d{3}$/.test(text) && text.slice(0, -1) === before;

/** What stands in the field when nobody is typing: `1,234.50`, or the text itself when it is no amount. */
export function showAmount(text: string): string {
  const amount = parseAmount(text);
  if (amount === undefined) return text;
  return text.includes('.') ? formatBaht(amount) : formatBaht(amount).replace(/\.00$/, '');
}
