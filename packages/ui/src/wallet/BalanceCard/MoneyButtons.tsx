import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { DepositIcon, TransferIcon, WithdrawIcon } from '../../base/Icon/MoneyIcon.tsx';
import { useTranslation } from '../../i18n/index.ts';
import classes from './BalanceCard.module.css';

export interface MoneyButtonsProps {
  /** Deposits are hidden during a pause. */
  isDepositHidden?: boolean;
  /** False when no account holds enough to transfer. */
  canTransfer: boolean;
  onOpen: (entry: 'deposit' | 'withdraw') => void;
  onTransfer: () => void;
}

/** The buttons to deposit, withdraw and transfer. */
export function MoneyButtons({
  isDepositHidden = false,
  canTransfer,
  onOpen,
  onTransfer,
}: MoneyButtonsProps) {
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
