import type { BankAccount } from '@wallet/contract/profile';
import { useLanguage } from '../../words/index.ts';
import { useBankTranslation } from './use-bank-translation.ts';

/** A bank's name as the player reads it: the backend knows a Thai and an English one, the words know the Lao ones (decisions 86). */
export function useBankName(): (account: Pick<BankAccount, 'bankCode' | 'bank'>) => string {
  const { language } = useLanguage();
  const inWords = useBankTranslation();
  return ({ bankCode, bank }) => {
    if (language === 'th') return bank.nameTH;
    return (language === 'la' ? inWords(bankCode) : undefined) ?? bank.nameEN;
  };
}
