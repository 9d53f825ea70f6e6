import { mainWallet } from '@wallet/contract/wallet';
import { useWords } from '../words/index.ts';

/** The name of an account as the statement gives it; the main wallet's is a matter of language (decisions 17). */
export function useAccountName(): (account: string) => string {
  const t = useWords('statement');
  return (account) => (account === mainWallet ? t('wallet') : account);
}
