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
  /** The `rowKey` of a transaction. */
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

/** Returns the text of an address; the router parses digits as a number, and `true` as a boolean. */
export const textIn = (value: unknown): string | undefined =>
  ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : undefined;

/** Returns the code of an address, in any alphabet, as long as in the contract. */
export function codeIn(value: unknown): string | undefined {
  const code = textIn(value);
  return code?.trim() && code.length <= 64 ? code : undefined;
}

const nameIn = (value: unknown) => dialogNames.find((one) => one === value);

/** Returns the valid value of each parameter, or undefined. */
const readers: { readonly [Name in keyof DialogSearch]-?: (value: unknown) => DialogSearch[Name] } = {
  modal: nameIn,
  slot: codeIn,
  method: codeIn,
  direction: (value) => (value === 'out' ? value : undefined),
  code: codeIn,
  // A key of any backend, which is only compared.
  entry: textIn,
  next: nameIn,
  slips: pageNumber,
  v: codeIn,
};

/** Returns the valid parameters of a dialog's address. */
export const dialogSearch = (search: Record<string, unknown>): DialogSearch =>
  Object.fromEntries(
    Object.entries(readers)
      .map(([name, read]) => [name, read(search[name])] as const)
      .filter(([, value]) => value !== undefined),
  );

/** Returns the parameters of an address that belong to its page. */
export const pageSearch = (search: object): object =>
  Object.fromEntries(Object.entries(search).filter(([name]) => !Object.hasOwn(readers, name)));
