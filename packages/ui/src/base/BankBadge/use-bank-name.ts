import type { BankAccount } from '@wallet/contract/profile';
import { useLanguage } from '../../i18n/index.ts';
import { useBankTranslation } from './use-bank-translation.ts';

/**
 * Returns a bank's name in the active language. The backend sends Thai and English names; the locale files add Lao
 * names (decisions 86).
 */
export function useBankName(): (account: Pick<BankAccount, 'bankCode' | 'bank'>) => string {
  const { language } = useLanguage();
  const translate = useBankTranslation();
  return ({ bankCode, bank }) => {
    if (language === 'th') return bank.nameTH;
    return (language === 'la' ? translate(bankCode) : undefined) ?? bank.nameEN;
  };
}
