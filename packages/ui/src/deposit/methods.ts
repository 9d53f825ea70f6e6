/** The ways to pay in, as the lookup offers them (spec 9, Deposit providers). Pure. */
import type { DepositBank, DepositLookup, DepositWallet } from '@wallet/contract/deposit';

/** A way to pay in; its id stands in the address. */
export type DepositMethod =
  | { readonly kind: 'transfer'; readonly id: string; readonly bank: DepositBank }
  | { readonly kind: 'qr'; readonly id: string; readonly bank: DepositBank }
  | { readonly kind: 'truewallet'; readonly id: 'truewallet'; readonly wallets: readonly DepositWallet[] }
  | { readonly kind: 'link'; readonly id: 'link' };

/** The mode whose account is shown to pay into; with any other a code is made, or a gift link is sent (spec 4). */
const automatic = 'AUTO';

/** Banks in the order of the operator, then true wallet by number, then by gift link. */
export function depositMethods({
  banks,
  wallets,
}: Pick<DepositLookup, 'banks' | 'wallets'>): DepositMethod[] {
  const numbered = wallets.filter(({ mode }) => mode === automatic);
  const ofBanks = banks.map((bank): DepositMethod => ({
    kind: bank.mode === automatic ? 'transfer' : 'qr',
    id: bank.bankCode,
    bank,
  }));
  return [
    ...ofBanks,
    ...(numbered.length > 0
      ? [{ kind: 'truewallet', id: 'truewallet', wallets: numbered } satisfies DepositMethod]
      : []),
    ...(numbered.length < wallets.length ? [{ kind: 'link', id: 'link' } satisfies DepositMethod] : []),
  ];
}
