import type { MarketName } from '@wallet/contract/market';
import type { ReactNode } from 'react';
import type { RegisterField, RegisterValues } from './rules.ts';

/** What every step is given. */
export interface StepProps {
  /** Whose rules. */
  market: MarketName;
  values: RegisterValues;
  /** What is wrong with a field, in words; undefined when nothing is. */
  errorOf: (field: RegisterField) => ReactNode;
  onChange: (change: Partial<RegisterValues>) => void;
}
