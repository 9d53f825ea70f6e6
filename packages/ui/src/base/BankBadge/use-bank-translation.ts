import { useCallback } from 'react';
import { useTranslation } from '../../i18n/index.ts';

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
