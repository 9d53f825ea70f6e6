import { ConfirmSheet } from '../../base/ConfirmSheet/ConfirmSheet.tsx';
import { useTranslation } from '../../i18n/index.ts';

export interface LeaveConfirmProps {
  isOpen: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks for confirmation before the page is left with unsent messages. */
export function LeaveConfirm({ isOpen, onStay, onLeave }: LeaveConfirmProps) {
  const t = useTranslation('chat');
  return (
    <ConfirmSheet
      isOpen={isOpen}
      onClose={onStay}
      onConfirm={onLeave}
      title={t('leave.title')}
      text={t('leave.text')}
      confirmLabel={t('leave.action')}
      cancelLabel={t('common:logout.stay')}
    />
  );
}
