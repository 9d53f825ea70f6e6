import type { BankAccount } from '@wallet/contract/profile';
import { useLanguage, useTranslation } from '../../i18n/index.ts';
import { useCallback } from 'react';

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

/** Returns a function from bank code to translated name; undefined for an unknown bank. */
export function useBankTranslation(): (code: string) => string | undefined {
  const t = useTranslation('bank');
  return useCallback(
    (code) => {
      const names: Readonly<Record<string, string>> = t('names', { returnObjects: true });
      const known = code.toUpperCase();
      return Object.hasOwn(names, known) ? names[known] : undefined;
    },
    [t],
  );
}
