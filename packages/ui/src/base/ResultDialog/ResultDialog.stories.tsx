import { satang } from '@wallet/contract/wire/money';
import { useTranslation } from '../../i18n/index.ts';
import { Money } from '../Money/Money.tsx';
import { ResultDialog, type ResultDialogProps } from './ResultDialog.tsx';
import { openSheet, noop } from '../story.fixture.ts';

export default { title: 'Base/Result dialog' };

const Example = (props: Partial<ResultDialogProps>) => (
  <ResultDialog outcome="success" {...props} {...openSheet} />
);

export const Success = () => {
  const t = useTranslation('error');
  return (
    <Example title={t('OK')} text={t('SUCCESS')}>
      <Money amount={satang(500_00)} />
    </Example>
  );
};
export const Failed = () => {
  const t = useTranslation('error');
  return <Example outcome="failure" title={t('MONEY_NOT_ENOUGH')} text={t('TRANSFER_FAIL')} />;
};
export const Waiting = () => {
  const t = useTranslation('error');
  return <Example title={t('OK')} text={t('SUCCESS')} isWaiting />;
};
export const Unknown = () => <Example outcome="unknown" onStatement={noop} />;
