import { useTranslation } from '../../i18n/index.ts';
import { StatusBadge } from './StatusBadge.tsx';

export default { title: 'Base/Status badge' };

export const Ready = () => {
  const t = useTranslation('common');
  return (
    <div className="stage-row">
      <StatusBadge tone="pending">{t('state.loading')}</StatusBadge>
      <StatusBadge tone="success">{t('actions.ok')}</StatusBadge>
      <StatusBadge tone="failure">{t('state.failed')}</StatusBadge>
    </div>
  );
};
