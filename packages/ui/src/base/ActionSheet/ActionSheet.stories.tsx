import { idle, type Progress } from '../progress.ts';
import { useTranslation } from '../../i18n/index.ts';
import { idleSheet, noop, pending, refused, unknown } from '../story.fixture.ts';
import { ActionSheet } from './ActionSheet.tsx';

export default { title: 'Base/Action sheet' };

const Example = ({ isAsking = false, progress = idle }: { isAsking?: boolean; progress?: Progress }) => {
  const t = useTranslation('withdraw');
  return (
    <ActionSheet
      {...idleSheet}
      title={t('title')}
      confirmation={
        isAsking
          ? {
              title: t('confirm.title'),
              warning: t('confirm.warning'),
              confirmLabel: t('common:actions.confirm'),
              onConfirm: noop,
            }
          : undefined
      }
      onBack={noop}
      progress={progress}
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
export const Pending = () => <Example isAsking progress={pending} />;
export const Failed = () => <Example isAsking progress={refused('MONEY_NOT_ENOUGH')} />;
export const Asking = () => <Example isAsking />;
export const Done = () => <Example isAsking progress={{ state: 'done' }} />;
export const UnknownChecking = () => <Example progress={unknown('checking')} />;
export const UnknownHappened = () => <Example progress={unknown('happened')} />;
export const UnknownDidNotHappen = () => <Example progress={unknown('did-not-happen')} />;
export const UnknownUnclear = () => <Example progress={unknown('unclear')} />;
