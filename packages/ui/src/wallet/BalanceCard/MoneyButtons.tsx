import { Button, Stack } from '@mantine/core';
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

const label = { label: classes.word ?? '' };

/** The buttons to deposit, withdraw and transfer. */
export function MoneyButtons({
  isDepositHidden = false,
  canTransfer,
  onOpen,
  onTransfer,
}: MoneyButtonsProps) {
  const t = useTranslation('wallet');
  return (
    <Stack gap="sm">
      <div className={classes.money}>
        {!isDepositHidden && (
          <Button
            size="lg"
            classNames={label}
            leftSection={<DepositIcon />}
            onClick={() => onOpen('deposit')}
          >
            {t('entry.deposit')}
          </Button>
        )}
        <Button
          variant="default"
          size="lg"
          classNames={label}
          leftSection={<WithdrawIcon />}
          onClick={() => onOpen('withdraw')}
        >
          {t('entry.withdraw')}
        </Button>
      </div>
      <Button
        variant="light"
        leftSection={<TransferIcon size={20} />}
        disabled={!canTransfer}
        onClick={onTransfer}
      >
        {t('entry.transfer')}
      </Button>
    </Stack>
  );
}
