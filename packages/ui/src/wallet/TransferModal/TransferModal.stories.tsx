import { usePlayedSheet } from '../../base/ActionSheet/played-sheet.sample.tsx';
import type { Progress } from '../../base/progress.ts';
import { useWords } from '../../words/index.ts';
import { emptyWalletSample, walletSample } from '../wallet.sample.ts';
import { TransferModal, type TransferModalProps } from './TransferModal.tsx';

export default { title: 'Wallet/Transfer modal' };

const nothing = () => undefined;

/** Confirming leads to `ends`, as a backend would. */
const Example = ({ ends, ...props }: Partial<TransferModalProps> & { ends?: Progress }) => {
  const t = useWords('wallet');
  const { opener, sheet, end } = usePlayedSheet(t('entry.transfer'), { ends });
  return (
    <>
      {opener}
      <TransferModal
        wallet={{ state: 'ready', data: walletSample }}
        {...sheet}
        onTransfer={end}
        onTransferAll={end}
        onStatement={nothing}
        hasBonus={false}
        onBonus={nothing}
        {...props}
      />
    </>
  );
};

export const Ready = () => <Example />;
export const Empty = () => <Example wallet={{ state: 'ready', data: emptyWalletSample }} />;
export const Loading = () => <Example wallet={{ state: 'loading' }} />;
export const Pending = () => <Example ends={{ state: 'pending' }} />;
export const Failed = () => (
  <Example wallet={{ state: 'failed', retry: nothing, failure: { message: 'fault:connection' } }} />
);
export const FromGame = () => <Example from="LOTUS" to="wallet" />;
export const SameAccount = () => <Example from="LOTUS" to="LOTUS" />;
export const Done = () => <Example progress={{ state: 'done' }} />;
export const Refused = () => (
  <Example progress={{ state: 'refused', failure: { message: 'TRANSFER_FAIL' } }} />
);
export const FundsBeingRead = () => (
  <Example
    wallet={{ state: 'ready', data: walletSample, isRefreshing: true }}
    progress={{ state: 'refused', failure: { message: 'TRANSFER_FAIL' } }}
  />
);
export const BonusInTheWay = () => (
  <Example
    progress={{ state: 'refused', failure: { message: 'BONUS_CONDITION', params: { amount: 750 } } }}
  />
);
export const WithBonus = () => <Example hasBonus />;
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
