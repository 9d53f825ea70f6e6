import type { Bank } from '@wallet/contract/registration';
import { ErrorState } from '../../base/ErrorState/ErrorState.tsx';
import type { Loadable } from '../../base/loadable.ts';
import { Loading } from '../../base/Loading/Loading.tsx';
import { Sheet } from '../../base/Sheet/Sheet.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { BankSearch, type BankSearchProps } from './BankSearch.tsx';

export interface BankSheetProps extends Omit<BankSearchProps, 'banks'> {
  isOpen: boolean;
  onClose: () => void;
  state: Loadable<readonly Bank[]>;
  /** Offered banks; empty until they are loaded. */
  offered: BankSearchProps['banks'];
}

/** Bank sheet, loaded with its step. */
export function BankSheet({ isOpen, onClose, state, offered, ...search }: BankSheetProps) {
  const t = useTranslation('registration');
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('bank.choose')}>
      {state.state === 'loading' && <Loading />}
      {state.state === 'failed' && <ErrorState onRetry={state.retry} failure={state.failure} />}
      {state.state === 'ready' && <BankSearch banks={offered} {...search} />}
    </Sheet>
  );
}
