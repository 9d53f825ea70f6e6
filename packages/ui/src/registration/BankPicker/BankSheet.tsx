import type { Bank } from '@wallet/contract/registration';
import { ErrorState } from '../../base/ErrorState/ErrorState.tsx';
import type { Loadable } from '../../base/loadable.ts';
import { Loading } from '../../base/Loading/Loading.tsx';
import { Sheet } from '../../base/Sheet/Sheet.tsx';
import { useWords } from '../../words/index.ts';
import { BankSearch, type BankSearchProps } from './BankSearch.tsx';

export interface BankSheetProps extends Omit<BankSearchProps, 'banks'> {
  isOpen: boolean;
  onClose: () => void;
  /** How the banks stand. */
  state: Loadable<readonly Bank[]>;
  /** The banks as they are offered; empty until they are there. */
  offered: BankSearchProps['banks'];
}

/** The banks in a sheet; fetched with the step that asks for one. */
export function BankSheet({ isOpen, onClose, state, offered, ...search }: BankSheetProps) {
  const t = useWords('registration');
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('bank.choose')}>
      {state.state === 'loading' && <Loading />}
      {state.state === 'failed' && <ErrorState onRetry={state.retry} failure={state.failure} />}
      {state.state === 'ready' && <BankSearch banks={offered} {...search} />}
    </Sheet>
  );
}
