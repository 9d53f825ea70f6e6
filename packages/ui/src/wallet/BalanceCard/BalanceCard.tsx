import {
  ActionIcon,
  Alert,
  Button,
  Group,
  Skeleton,
  Stack,
  Text,
  UnstyledButton,
  VisuallyHidden,
} from '@mantine/core';
import { balancesOf } from '@wallet/contract/accounts';
import { transferMinimum, type WalletSummary } from '@wallet/contract/wallet';
import type { ReactNode } from 'react';
import { Guilloche } from '../../art/Guilloche.tsx';
import { useSecondsLeft } from '../../base/countdown/countdown.ts';
import { ErrorState } from '../../base/ErrorState/ErrorState.tsx';
import { EyeIcon, EyeOffIcon, RefreshIcon } from '../../base/Icon/MemberIcon.tsx';
import { DepositIcon, TransferIcon, WithdrawIcon } from '../../base/Icon/MoneyIcon.tsx';
import type { Loadable } from '../../base/loadable.ts';
import { EarlyPlace } from '../../base/EarlyPlace/EarlyPlace.tsx';
import { EarlyMoney, Money } from '../../base/Money/Money.tsx';
import { alertProps } from '../../base/alert-props/alert-props.tsx';
import { PartBoundary } from '../../base/PartBoundary/PartBoundary.tsx';
import type { Progress } from '../../base/progress.ts';
import { EarlyTimeAgo, TimeAgo } from '../../base/TimeAgo/TimeAgo.tsx';
import { useErrors, useTranslation } from '../../i18n/index.ts';
import { Hint } from '../../base/Hint/Hint.tsx';
import classes from './BalanceCard.module.css';

export interface BalanceCheck {
  progress: Progress;
  /** Epoch in milliseconds until which a refresh is blocked; undefined when it is allowed. */
  readyAt?: number | undefined;
  onStart: () => void;
}

export interface BalanceCardProps {
  wallet: Loadable<WalletSummary & { readonly unreadable?: number }>;
  isHidden: boolean;
  onToggleHidden: () => void;
  /** Last successful read of the balance, ISO 8601; undefined before the first one (`last_sync`, spec 3). */
  checkedAt: string | undefined;
  check: BalanceCheck;
  /** Deposits are hidden during a pause. */
  isDepositHidden?: boolean;
  onOpen: (entry: ActionProps['name']) => void;
  /** Rendered below the balance: the invite bonus. */
  children?: ReactNode;
}

/** The member's name, the total balance, and the buttons to deposit, withdraw and transfer. */
export function BalanceCard(props: BalanceCardProps) {
  const t = useTranslation('wallet');
  const { wallet } = props;
  return (
    <section className={classes.card} aria-label={t('balance.total')} aria-busy={wallet.state === 'loading'}>
      <Stack gap={0} className={classes.top}>
        <Guilloche className={classes.guilloche} />
        <PartBoundary name="balance">
          <Balance {...props} />
        </PartBoundary>
      </Stack>
      <div className={classes.bottom}>
        <PartBoundary name="money buttons">
          <MoneyButtons {...props} />
          <CheckOutcome {...props.check} />
        </PartBoundary>
        {props.children}
      </div>
    </section>
  );
}

function Balance({ wallet, isHidden, onToggleHidden, checkedAt, check }: BalanceCardProps) {
  const t = useTranslation('wallet');
  const { errorText } = useErrors();
  const view = wallet.state === 'ready' ? wallet.data : undefined;
  return (
    <>
      <Group component="header" gap="sm" wrap="nowrap" justify="space-between">
        <Text fw={600} miw={0} flex={1} style={{ overflowWrap: 'anywhere' }}>
          {view ? (
            <bdi>{view.profile.name}</bdi>
          ) : (
            <>
              <Skeleton width="8rem" />
              <EarlyPlace name="name">
                <bdi />
              </EarlyPlace>
            </>
          )}
        </Text>
        <ActionIcon
          my="-0.5rem"
          mr="-0.625rem"
          aria-label={isHidden ? t('balance.show') : t('balance.hide')}
          aria-pressed={isHidden}
          onClick={onToggleHidden}
        >
          {isHidden ? <EyeOffIcon size={22} /> : <EyeIcon size={22} />}
        </ActionIcon>
      </Group>
      {wallet.state === 'failed' ? (
        <ErrorState title={t('balance.failed')} onRetry={wallet.retry} failure={wallet.failure} />
      ) : (
        <>
          <Total view={view} isHidden={isHidden} />
          <div className={classes.accounts}>
            <Accounts view={view} isHidden={isHidden} />
            <CheckButton {...check} checkedAt={checkedAt} isDisabled={view === undefined} />
          </div>
          {wallet.state === 'ready' && wallet.isStale && (
            <Alert {...alertProps.warning}>
              {wallet.failure && errorText(wallet.failure)} {t('balance.stale')}
            </Alert>
          )}
        </>
      )}
    </>
  );
}

interface AmountsProps {
  /** Undefined while the wallet loads; skeletons take its place. */
  view: WalletSummary | undefined;
  isHidden: boolean;
}

function Total({ view, isHidden }: AmountsProps) {
  return (
    <Text className={classes.total} fw={700}>
      {view ? (
        <Money amount={balancesOf(view).total} isHidden={isHidden} isTotal />
      ) : (
        <>
          <Skeleton width="12rem" />
          <EarlyMoney name="total" />
        </>
      )}
    </Text>
  );
}

function Accounts({ view, isHidden }: AmountsProps) {
  const t = useTranslation('wallet');
  const balances = view && balancesOf(view);
  return (
    <Group component="dl" gap="0" m={0}>
      {(['inWallet', 'inGames'] as const).map((part) => (
        <div key={part}>
          <Hint component="dt" size="xs">
            {t(`balance.${part}`)}
          </Hint>
          <Text component="dd" m={0} size="sm" fw={600}>
            {balances ? (
              <Money amount={balances[part]} isHidden={isHidden} />
            ) : (
              <>
                <Skeleton width="4.5rem" />
                <EarlyMoney name={part} />
              </>
            )}
          </Text>
        </div>
      ))}
    </Group>
  );
}

interface CheckButtonProps extends BalanceCheck, Pick<BalanceCardProps, 'checkedAt'> {
  isDisabled: boolean;
}

/** Refreshes the balances. The age of the balance is its label where the words have no room. */
function CheckButton({ progress, readyAt, onStart, checkedAt, isDisabled }: CheckButtonProps) {
  const t = useTranslation('wallet');
  const wait = useSecondsLeft(readyAt);
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      classNames={{ root: classes.check ?? '', label: classes.words ?? '' }}
      leftSection={<RefreshIcon size={18} />}
      loading={progress.state === 'pending'}
      disabled={wait > 0 || isDisabled}
      onClick={onStart}
    >
      <span className={classes.checkWord}>{t('balance.check')}</span>{' '}
      <span className={classes.age}>
        {wait > 0 ? (
          t('balance.wait', { count: wait })
        ) : checkedAt === undefined ? (
          <>
            {t('balance.never')}
            <EarlyTimeAgo label={t('balance.updated')} />
          </>
        ) : (
          <>
            {t('balance.updated')} <TimeAgo value={checkedAt} />
          </>
        )}
      </span>
    </Button>
  );
}

/** Result of the last refresh. Success is announced to screen readers only: the balance shows it. */
function CheckOutcome({ progress }: BalanceCheck) {
  const t = useTranslation('wallet');
  const { errorText } = useErrors();
  return (
    <div role="status" className={classes.outcome}>
      {progress.state === 'refused' && (
        <Text size="sm" c="var(--mantine-color-error)">
          {errorText(progress.failure)}
        </Text>
      )}
      {progress.state === 'unknown' && <Text size="sm">{t('balance.unconfirmed')}</Text>}
      {progress.state === 'done' && <VisuallyHidden>{t('balance.fresh')}</VisuallyHidden>}
    </div>
  );
}

function MoneyButtons({ wallet, isDepositHidden = false, onOpen }: BalanceCardProps) {
  const canTransfer = wallet.state === 'ready' && balancesOf(wallet.data).total >= transferMinimum;
  return (
    <div className={classes.actions}>
      {!isDepositHidden && <Action name="deposit" icon={<DepositIcon />} onClick={() => onOpen('deposit')} />}
      <Action name="withdraw" icon={<WithdrawIcon />} onClick={() => onOpen('withdraw')} />
      <Action
        name="transfer"
        icon={<TransferIcon />}
        isDisabled={!canTransfer}
        onClick={() => onOpen('transfer')}
      />
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
