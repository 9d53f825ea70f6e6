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

/** Returns an amount as it stands in the field while it is typed: `1,234.5`; text that is no amount stays as it is. */
export function groupAmount(text: string): string {
  const [, whole, rest = ''] = /^(\d+)(\.\d*)?$/.exec(text) ?? [];
  return whole === undefined ? text : whole.replace(/\B(?=(\d{3})+$)/g, ',') + rest;
}

/**
 * Returns what an edit made of a shown amount, without the separators that the field itself had put there. A comma that
 * was typed or pasted stays, for `readAmount` to judge.
 */
export function ungroupEdit(typed: string, shown: string): string {
  if (groupAmount(shown.replaceAll(',', '')) !== shown) return typed;
  let start = 0;
  while (start < Math.min(typed.length, shown.length) && typed[start] === shown[start]) start += 1;
  let end = 0;
  const rest = Math.min(typed.length, shown.length) - start;
  while (end < rest && typed.at(-1 - end) === shown.at(-1 - end)) end += 1;
  const isOwn = !typed.slice(start, typed.length - end).includes(',');
  return isOwn ? typed.replaceAll(',', '') : typed;
}

/** Returns an amount as it stands in the field afterwards: `1,234.50`; text that is no amount stays as it is. */
export function showAmount(text: string): string {
  const amount = parseAmount(text);
  if (amount === undefined) return text;
  return text.includes('.') ? formatBaht(amount) : formatBaht(amount).replace(/\.00$/, '');
}
