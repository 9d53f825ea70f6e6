import type { Satang } from '@wallet/contract/wire/money';
import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { GiftIcon } from '../../base/Icon/MoneyIcon.tsx';
import { Money } from '../../base/Money/Money.tsx';
import { useTranslation } from '../../i18n/index.ts';
import classes from '../BalanceCard/BalanceCard.module.css';

export interface InviteRowProps {
  /** Undefined while the wallet loads. */
  amount: Satang | undefined;
  isHidden: boolean;
  onReceive: () => void;
}

/** The invite bonus in one row, with a button to receive it: the stub of the ticket. */
export function InviteRow({ amount, isHidden, onReceive }: InviteRowProps) {
  const t = useTranslation('wallet');
  const isNothing = amount !== undefined && amount <= 0;
  return (
    <div className={classes.stub}>
      <GiftIcon size={20} />
      <span>
        {t('invite.amount')}{' '}
        {amount === undefined ? (
          <Skeleton width="3rem" />
        ) : (
          <strong>
            <Money amount={amount} isHidden={isHidden} />
          </strong>
        )}
        {isNothing && <VisuallyHidden id="invite-reason">{t('invite.nothing')}</VisuallyHidden>}
      </span>
      <Button
        variant="light"
        size="sm"
        className={classes.receive}
        disabled={isNothing || amount === undefined}
        {...(isNothing && { 'aria-describedby': 'invite-reason' })}
        onClick={onReceive}
      >
        {t('invite.receive')}
      </Button>
    </div>
  );
}
