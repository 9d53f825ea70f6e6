import { useEffect } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { noop } from '../story.fixture.ts';
import type { Toast } from './toast-store.ts';
import { dismissToasts, notify } from './Toasts.tsx';

export default { title: 'Base/Toasts' };

/** Page with its last messages; `UiProvider` renders the toasts. */
const Example = ({ toasts }: { toasts: readonly Toast[] }) => {
  const t = useTranslation('common');
  const texts = toasts.map(({ text }) => text).join();
  useEffect(() => {
    toasts.forEach(notify);
    return dismissToasts;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- shown again after a language switch only
  }, [texts]);
  return <p>{t('outcome.unknownText')}</p>;
};

export const Ready = () => {
  const t = useTranslation('error');
  return (
    <Example
      toasts={[
        { tone: 'success', text: t('SUCCESS') },
        { tone: 'info', text: t('OTP_VERIFIED') },
        { tone: 'failure', text: t('MONEY_NOT_ENOUGH') },
      ]}
    />
  );
};
export const WithAction = () => {
  const t = useTranslation('error');
  const action = { label: t('common:actions.openStatement'), onClick: noop };
  return <Example toasts={[{ tone: 'success', text: t('SUCCESS'), action }]} />;
};
