import { Button, Stack } from '@mantine/core';
import { DepositIcon, TransferIcon, WithdrawIcon } from '../../base/Icon/MoneyIcon.tsx';
import { useWords } from '../../words/index.ts';
import classes from './BalanceCard.module.css';

export interface MoneyButtonsProps {
  /** Money in is hidden: the player pauses. */
  isDepositHidden?: boolean;
  /** There is something to move between wallet and games. */
  canTransfer: boolean;
  onOpen: (entry: 'deposit' | 'withdraw') => void;
  onTransfer: () => void;
}

/** Money in, money out, and between wallet and games. */
export function MoneyButtons({
  isDepositHidden = false,
  canTransfer,
  onOpen,
  onTransfer,
}: MoneyButtonsProps) {
  const t = useWords('wallet');
  return (
    <Stack gap="sm">
      <div className={classes.money}>
        {!isDepositHidden && (
          <Button size="lg" px="sm" leftSection={<DepositIcon />} onClick={() => onOpen('deposit')}>
            {t('entry.deposit')}
          </Button>
        )}
        <Button
          variant="default"
          size="lg"
          px="sm"
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
