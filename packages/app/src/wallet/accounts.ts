/** Accounts as the statement names them: it shows names, requests carry codes (decisions 17). Pure. */
import type { Transaction } from '@wallet/contract/statement';
import { mainWallet, type WalletView } from '@wallet/contract/wallet';

type Games = Pick<WalletView, 'slots'>['slots'];

/** Whether a shown name is that of another account than the one with the code; a name nobody knows says nothing. */
function isAnother(shown: string, code: string, games: Games): boolean {
  const named = [{ code: mainWallet, name: mainWallet }, ...games].filter(
    (account) => account.code === shown || account.name === shown,
  );
  return named.length > 0 && !named.some((account) => account.code === code);
}

/** Whether a transaction is between other accounts than those asked about, as far as its names tell. */
export const isBetweenOthers = (
  { from, to }: Transaction,
  asked: { readonly from?: string; readonly to: string },
  games: Games,
): boolean =>
  isAnother(to, asked.to, games) || (asked.from !== undefined && isAnother(from, asked.from, games));
