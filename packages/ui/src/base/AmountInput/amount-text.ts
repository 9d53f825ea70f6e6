import { formatBaht, parseAmount, toLatinDigits, satang, type Satang } from '@wallet/contract/wire/money';

const grouped = /^\d{1,3}(,\d{3})+(\.\d{0,2})?$/;

/**
 * Returns typed or pasted text in the form of an amount: Latin digits, without spaces, ฿ and valid separators.
 * Other text stays as typed and the field shows an error, because “12,5” must not become 125.
 */
export function readAmount(typed: string): string {
  const text = toLatinDigits(typed).replace(/[\s฿]/g, '');
  return grouped.test(text) ? text.replaceAll(',', '') : text;
}

/** Returns whether the text only adds a third decimal to an amount. */
export const isOneDecimalTooMany = (text: string, before: string): boolean =>
  /^\d+\.\d{3}$/.test(text) && text.slice(0, -1) === before;

/** Returns an amount as shown during typing: `1,234.5`; other text is returned unchanged. */
export function groupAmount(text: string): string {
  const [, whole, rest = ''] = /^(\d+)(\.\d*)?$/.exec(text) ?? [];
  return whole === undefined ? text : whole.replace(/\B(?=(\d{3})+$)/g, ',') + rest;
}

/**
 * Returns the edited text without the separators that the field added. A typed or pasted comma stays; `readAmount`
 * handles it.
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

/** Returns an amount as shown after typing: `1,234.50`; other text is returned unchanged. */
export function showAmount(text: string): string {
  const amount = parseAmount(text);
  if (amount === undefined) return text;
  return text.includes('.') ? formatBaht(amount) : formatBaht(amount).replace(/\.00$/, '');
}

/** Returns a percentage of an amount in whole baht, rounded down. */
export const partOf = (amount: Satang, percent: number): Satang =>
  satang(Math.floor((amount * percent) / 10_000) * 100);
