import { ConfirmSheet } from '../../base/ConfirmSheet/ConfirmSheet.tsx';
import { useTranslation } from '../../i18n/index.ts';

export interface LogoutConfirmProps {
  isOpen: boolean;
  warning: string | undefined;
  onClose: () => void;
  onConfirm: () => void;
}

export function LogoutConfirm({ isOpen, warning, onClose, onConfirm }: LogoutConfirmProps) {
  const t = useTranslation('common');
  return (
    <ConfirmSheet
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={onConfirm}
      title={t('logout.title')}
      text={t('logout.text')}
      warning={warning}
      confirmLabel={t('logout.action')}
      cancelLabel={t('logout.stay')}
    />
  );
}
