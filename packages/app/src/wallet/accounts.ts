/** Compares accounts of the statement, which contains names, with codes of requests (decisions 17). Pure. */
import type { Transaction } from '@wallet/contract/statement';
import { mainWallet, type WalletView } from '@wallet/contract/wallet';

type Games = Pick<WalletView, 'slots'>['slots'];

/** Returns whether a name belongs to another account than a code; false for an unlisted name. */
function isAnother(shown: string, code: string, games: Games): boolean {
  const named = [{ code: mainWallet, name: mainWallet }, ...games].filter(
    (account) => account.code === shown || account.name === shown,
  );
  return named.length > 0 && !named.some((account) => account.code === code);
}

/** Returns whether a transaction is between other accounts than the request, judged by names. */
export const isBetweenOthers = (
  { from, to }: Transaction,
  asked: { readonly from?: string; readonly to: string },
  games: Games,
): boolean =>
  isAnother(to, asked.to, games) || (asked.from !== undefined && isAnother(from, asked.from, games));
