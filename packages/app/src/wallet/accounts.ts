/** Compares accounts of the statement, which contains names, with codes of requests (decisions 17). Pure. */
import { mainWallet, type WalletView } from '@wallet/contract/wallet';

type Games = Pick<WalletView, 'slots'>['slots'];

/** Returns the names and codes of all accounts except one, and except names that it shares. */
export function otherAccounts(code: string, games: Games): readonly string[] {
  const accounts = [{ code: mainWallet, name: mainWallet }, ...games];
  const own = accounts.filter((account) => account.code === code).flatMap(namesOf);
  return accounts.flatMap(namesOf).filter((name) => !own.includes(name));
}

const namesOf = ({ code, name }: { readonly code: string; readonly name: string }) => [code, name];
