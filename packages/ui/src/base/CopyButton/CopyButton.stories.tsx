import { useTranslation } from '../../i18n/index.ts';
import { CopyButton } from './CopyButton.tsx';

export default { title: 'Base/Copy button' };

export const Ready = () => (
  <CopyButton text="1234567890" label={useTranslation('profile')('bank.copyNumber')} />
);
export const WithLabel = () => (
  <CopyButton text="1234567890" label={useTranslation('profile')('bank.copyNumber')} withLabel />
);
