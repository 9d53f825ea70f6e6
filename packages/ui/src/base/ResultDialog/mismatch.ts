import { createContext, use } from 'react';
import { useTranslation } from '../../i18n/index.ts';

/** A contradiction of balance and statement: the statement has a transaction twice, or any other. */
export type Mismatch = 'twice' | 'other';

/** The contradiction that the player has not closed. The app sets it. */
export const MismatchContext = createContext<Mismatch | undefined>(undefined);

/** Returns the text of the contradiction, or undefined without one. */
export function useMismatchText(): string | undefined {
  const t = useTranslation('common');
  const mismatch = use(MismatchContext);
  return mismatch && t(`outcome.mismatch.${mismatch}`);
}
