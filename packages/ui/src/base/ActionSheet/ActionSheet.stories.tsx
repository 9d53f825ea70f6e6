import { idle, type Progress } from '../progress.ts';
import { useTranslation } from '../../i18n/index.ts';
import { ActionSheet } from './ActionSheet.tsx';

export default { title: 'Base/Action sheet' };

const nothing = () => undefined;

const Example = ({ isAsking = false, progress = idle }: { isAsking?: boolean; progress?: Progress }) => {
  const t = useTranslation('withdraw');
  return (
    <ActionSheet
      isOpen
      onClose={nothing}
      title={t('title')}
      confirmation={
        isAsking
          ? {
              title: t('confirm.title'),
              warning: t('confirm.warning'),
              confirmLabel: t('common:actions.confirm'),
              onConfirm: nothing,
            }
          : undefined
      }
      onBack={nothing}
      progress={progress}
      onReset={nothing}
      result={{
        doneTitle: t('done.title'),
        doneText: t('done.text'),
        refusedTitle: t('refused.title'),
        verdicts: t('verdict', { returnObjects: true }),
      }}
    >
      <p>{t('available')}</p>
    </ActionSheet>
  );
};

export const Ready = () => <Example />;
export const Pending = () => <Example isAsking progress={{ state: 'pending' }} />;
export const Failed = () => (
  <Example isAsking progress={{ state: 'refused', failure: { message: 'MONEY_NOT_ENOUGH' } }} />
);
export const Asking = () => <Example isAsking />;
export const Done = () => <Example isAsking progress={{ state: 'done' }} />;
export const UnknownChecking = () => (
  <Example progress={{ state: 'unknown', verdict: 'checking', failure: { message: 'fault:connection' } }} />
);
export const UnknownHappened = () => (
  <Example progress={{ state: 'unknown', verdict: 'happened', failure: { message: 'fault:connection' } }} />
);
export const UnknownDidNotHappen = () => (
  <Example
    progress={{ state: 'unknown', verdict: 'did-not-happen', failure: { message: 'fault:connection' } }}
  />
);
export const UnknownUnclear = () => (
  <Example progress={{ state: 'unknown', verdict: 'unclear', failure: { message: 'fault:connection' } }} />
);
