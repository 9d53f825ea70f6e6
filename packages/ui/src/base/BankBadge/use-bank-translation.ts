import { useCallback } from 'react';
import { useWords } from '../../words/index.ts';

/** The name of a bank in the active language, by the backend's code for it; undefined for one that nobody has put into words. */
export function useBankTranslation(): (code: string) => string | undefined {
  const t = useWords('bank');
  return useCallback(
    (code) => {
      const names: Readonly<Record<string, string>> = t('names', { returnObjects: true });
      const known = code.toUpperCase();
      return Object.hasOwn(names, known) ? names[known] : undefined;
    },
    [t],
  );
}
