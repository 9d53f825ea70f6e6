import type { Bank } from '@wallet/contract/registration';
import { LoadState } from '../../base/LoadState/LoadState.tsx';
import type { Loadable } from '../../base/loadable.ts';
import { Sheet, type DialogProps } from '../../base/Sheet/Sheet.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { BankSearch, type BankSearchProps } from './BankSearch.tsx';

export interface BankSheetProps extends DialogProps, Omit<BankSearchProps, 'banks'> {
  state: Loadable<readonly Bank[]>;
  /** Offered banks; empty until they are loaded. */
  offered: BankSearchProps['banks'];
}

/** Bank sheet, loaded with its step. */
export function BankSheet({ isOpen, onClose, state, offered, ...search }: BankSheetProps) {
  const t = useTranslation('registration');
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('bank.choose')}>
      <LoadState of={state} />
      {state.state === 'ready' && <BankSearch banks={offered} {...search} />}
    </Sheet>
  );
}
