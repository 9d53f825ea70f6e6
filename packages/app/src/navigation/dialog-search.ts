/** The addresses of dialogs. All routes import this module, so it contains no opening or closing. */

/** The dialogs with an address, such as `/user/home?modal=withdraw`. */
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
  'search',
  'month',
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

/** The search parameters of dialogs (decisions 29). */
export interface DialogSearch {
  modal?: DialogName;
  /** The provider of the dialog. */
  slot?: string;
  /** The payment method of a deposit: a bank's code, `truewallet` or `link`. */
  method?: string;
  /** `out`: a transfer out of the provider's account; otherwise into it. */
  direction?: 'out';
  /** The code of a bonus, or the id of a coupon. */
  code?: string;
  /** The id of a transaction, or its time. */
  entry?: string;
  /** The dialog that follows this one. */
  next?: DialogName;
  /** The page of the list of slips, from 1; this dialog has no name: `/user/statement?slips=1`. */
  slips?: number;
  /** The video in the player; this dialog has no name: `/howto?v=wallet`. */
  v?: string;
}

export const isDialogOpen = ({ modal, slips, v }: DialogSearch): boolean =>
  (modal ?? slips ?? v) !== undefined;

/** Returns the page number of an address, from 1. */
export function pageNumber(value: unknown): number | undefined {
  const page = Number(value);
  return Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : undefined;
}

const isEntry = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w.:+-]{1,64}$/.test(value);

const isCode = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,32}$/.test(value);

/** As in the contract, which the first page does not load. */
const longestCode = 64;

/** Returns the code of a bonus, a promotion or a coupon in any alphabet; the router parses digits as a number. */
export function bonusCode(value: unknown): string | undefined {
  const code = typeof value === 'number' ? String(value) : value;
  return typeof code === 'string' && code.trim() !== '' && code.length <= longestCode ? code : undefined;
}

/** Returns the valid parameters of a dialog's address. */
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
