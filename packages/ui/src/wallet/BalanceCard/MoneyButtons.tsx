import { UnstyledButton } from '@mantine/core';
import { balancesOf } from '@wallet/contract/accounts';
import { transferMinimum, type WalletSummary } from '@wallet/contract/wallet';
import type { ReactNode } from 'react';
import { DepositIcon, TransferIcon, WithdrawIcon } from '../../base/Icon/MoneyIcon.tsx';
import type { Loadable } from '../../base/loadable.ts';
import { useTranslation } from '../../i18n/index.ts';
import classes from './BalanceCard.module.css';

export interface MoneyButtonsProps {
  /** Deposits are hidden during a pause. */
  isDepositHidden?: boolean;
  wallet: Loadable<WalletSummary>;
  onOpen: (entry: 'deposit' | 'withdraw') => void;
  onTransfer: () => void;
}

export function MoneyButtons({ wallet, isDepositHidden = false, onOpen, onTransfer }: MoneyButtonsProps) {
  const canTransfer = wallet.state === 'ready' && balancesOf(wallet.data).total >= transferMinimum;
  return (
    <div className={classes.actions}>
      {!isDepositHidden && <Action name="deposit" icon={<DepositIcon />} onClick={() => onOpen('deposit')} />}
      <Action name="withdraw" icon={<WithdrawIcon />} onClick={() => onOpen('withdraw')} />
      <Action name="transfer" icon={<TransferIcon />} isDisabled={!canTransfer} onClick={onTransfer} />
    </div>
  );
}

interface ActionProps {
  name: 'deposit' | 'withdraw' | 'transfer';
  icon: ReactNode;
  isDisabled?: boolean;
  onClick: () => void;
}

/** The whole column is the target. A tap before the app has started is kept (packages/app/src/api/preload/keep-tap.ts). */
function Action({ name, icon, isDisabled = false, onClick }: ActionProps) {
  const t = useTranslation('wallet');
  return (
    <UnstyledButton
      className={classes.action}
      data-action={name}
      disabled={isDisabled}
      onClick={onClick}
      {...(!isDisabled && { inert: false })}
    >
      <span className={classes.disc}>{icon}</span>
      {t(`entry.${name}`)}
    </UnstyledButton>
  );
}
