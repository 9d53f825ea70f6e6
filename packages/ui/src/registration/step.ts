import type { MarketName } from '@wallet/contract/market';
import type { SubmitForm } from '../base/form/use-submit-form.ts';
import type { RegisterValues } from './rules.ts';

/** Props of every step. */
export interface StepProps {
  market: MarketName;
  form: Pick<
    SubmitForm<RegisterValues>,
    'values' | 'getInputNode' | 'getInputProps' | 'setFieldValue' | 'clearFieldError'
  >;
}
