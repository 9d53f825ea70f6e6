/** The addresses of dialogs. Every route reads them, so this comes with the first page; opening and closing does not. */

/** The dialogs that have an address: `/user/home?modal=withdraw`. */
export const dialogNames = [
  'deposit',
  'slip',
  'transfer',
  'withdraw',
  'game',
  'play',
  'holder-name',
  'bank-account',
  'password',
  'play-safely',
  'reality-check',
  'transaction',
  'spending',
  'conditions',
  'chat',
  'agreement',
  'promotions',
  'invite',
  'refund',
  'bonus',
  'promotion',
  'current-bonus',
  'prize',
  'claim',
] as const;
export type DialogName = (typeof dialogNames)[number];

/** What a dialog's address carries (decisions 29). */
export interface DialogSearch {
  modal?: DialogName;
  /** The provider a dialog is about. */
  slot?: string;
  /** The way to pay in a deposit is made by: a bank's code, `truewallet` or `link`. */
  method?: string;
  /** `out`: a transfer out of that provider's account; else into it. */
  direction?: 'out';
  /** The code of the bonus, or the id of the coupon, a dialog is about. */
  code?: string;
  /** The transaction a dialog is about: its id, or the moment it happened. */
  entry?: string;
  /** The dialog to go on with when this one has done its work. */
  next?: DialogName;
  /** The page of the list of slips, from 1, in a dialog without a name: `/user/statement?slips=1`. */
  slips?: number;
  /** The film in the player, which has no name either: `/howto?v=wallet`. */
  v?: string;
}

/** The number of a page in an address, from 1. */
export function pageNumber(value: unknown): number | undefined {
  const page = Number(value);
  return Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : undefined;
}

const isEntry = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w.:+-]{1,64}$/.test(value);

const isCode = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,32}$/.test(value);

/** As in the contract, which does not come with the first page. */
const longestCode = 64;

/** The code of a bonus, a promotion or a coupon in an address, of any letters; one of digits alone is read as a number there. */
export function bonusCode(value: unknown): string | undefined {
  const code = typeof value === 'number' ? String(value) : value;
  return typeof code === 'string' && code.trim() !== '' && code.length <= longestCode ? code : undefined;
}

/** Reads a dialog's address; what is none is left out. */
export function dialogSearch({
  modal,
  slot,
  method,
  direction,
  code,
  entry,
  next,
  slips,
  v,
}: Record<string, unknown>): DialogSearch {
  const named = (value: unknown) => dialogNames.find((one) => one === value);
  const name = named(modal);
  const following = named(next);
  const page = pageNumber(slips);
  const bonus = bonusCode(code);
  return {
    ...(name && { modal: name }),
    ...(isCode(slot) && { slot }),
    ...(isCode(method) && { method }),
    ...(direction === 'out' && { direction }),
    ...(bonus !== undefined && { code: bonus }),
    ...(isEntry(entry) && { entry }),
    ...(following && { next: following }),
    ...(page !== undefined && { slips: page }),
    ...(isCode(v) && { v }),
  };
}
