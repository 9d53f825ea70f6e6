import type { BankAccount } from '@wallet/contract/profile';
import { useLanguage } from '../../words/index.ts';

/** A bank's name as the player reads it: the backend knows a Thai and an English one. */
export function useBankName(): (account: Pick<BankAccount, 'bank'>) => string {
  const { language } = useLanguage();
  return ({ bank }) => (language === 'th' ? bank.nameTH : bank.nameEN);
}
