import { useTranslation } from '../../i18n/index.ts';
import { useNavigation } from '../Link/Link.tsx';
import { PartFailure } from '../PartBoundary/PartBoundary.tsx';
import { ResultDialog } from '../ResultDialog/ResultDialog.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';

export interface DialogFailureProps {
  /** The dialog had sent a request: the sheet names the place to check, and offers no second try. */
  isSent: boolean;
  onClose: () => void;
  onRetry: () => void;
}

/** Replaces a dialog that cannot be shown. */
export function DialogFailure({ isSent, onClose, onRetry }: DialogFailureProps) {
  const t = useTranslation('common');
  const { navigate } = useNavigation();
  return isSent ? (
    <ResultDialog
      isOpen
      outcome="unknown"
      onClose={onClose}
      onStatement={() => navigate('/user/statement')}
    />
  ) : (
    <Sheet isOpen onClose={onClose} size="sm" title={t('routeError.title')}>
      <PartFailure name="dialog" onRetry={onRetry} />
    </Sheet>
  );
}
