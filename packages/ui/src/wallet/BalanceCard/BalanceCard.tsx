import { ActionIcon, Alert, Group, Paper, Skeleton, Stack, Text } from '@mantine/core';
import { balancesOf } from '@wallet/contract/accounts';
import { transferMinimum, type WalletSummary } from '@wallet/contract/wallet';
import type { ReactNode } from 'react';
import { ErrorState } from '../../base/ErrorState/ErrorState.tsx';
import { EyeIcon, EyeOffIcon } from '../../base/Icon/MemberIcon.tsx';
import type { Loadable } from '../../base/loadable.ts';
import { EarlyPlace } from '../../base/EarlyPlace/EarlyPlace.tsx';
import { EarlyMoney, Money } from '../../base/Money/Money.tsx';
import { alertProps } from '../../base/alert-props/alert-props.tsx';
import { PartBoundary } from '../../base/PartBoundary/PartBoundary.tsx';
import { EarlyTimeAgo, TimeAgo } from '../../base/TimeAgo/TimeAgo.tsx';
import { useErrorText, useTranslation } from '../../i18n/index.ts';
import { CheckButton, CheckOutcome, type BalanceCheck } from './BalanceCheck.tsx';
import { MoneyButtons, type MoneyButtonsProps } from './MoneyButtons.tsx';
import classes from './BalanceCard.module.css';

export type { BalanceCheck } from './BalanceCheck.tsx';

export interface BalanceCardProps extends Omit<MoneyButtonsProps, 'canTransfer'> {
  wallet: Loadable<WalletSummary & { readonly unreadable?: number }>;
  logo?: string | undefined;
  isHidden: boolean;
  onToggleHidden: () => void;
  /** Last successful read of the balance, ISO 8601; undefined before the first one (`last_sync`, spec 3). */
  checkedAt: string | undefined;
  check: BalanceCheck;
  /** Rendered below the balance: the invite bonus. */
  children?: ReactNode;
}

/** The member's name, the total balance, and the buttons to deposit, withdraw and transfer. */
export function BalanceCard({
  wallet,
  logo,
  isHidden,
  onToggleHidden,
  checkedAt,
  check,
  children,
  ...buttons
}: BalanceCardProps) {
  const t = useTranslation('wallet');
  return (
    <Paper
      component="section"
      className={classes.card}
      p="lg"
      aria-label={t('balance.total')}
      aria-busy={wallet.state === 'loading'}
    >
      <Stack gap="sm">
        <PartBoundary name="balance">
          <Balance {...{ wallet, logo, isHidden, onToggleHidden, checkedAt, check }} />
        </PartBoundary>
        <PartBoundary name="money buttons">
          <Actions wallet={wallet} check={check} {...buttons} />
        </PartBoundary>
        {children}
      </Stack>
    </Paper>
  );
}

/** The member's name and the total balance. */
function Balance({
  wallet,
  logo,
  isHidden,
  onToggleHidden,
  checkedAt,
  check,
}: Pick<BalanceCardProps, 'wallet' | 'logo' | 'isHidden' | 'onToggleHidden' | 'checkedAt' | 'check'>) {
  const t = useTranslation('wallet');
  const errorText = useErrorText();
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
        {logo && <img src={logo} alt="" width={28} height={28} />}
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
          <Group gap="0 0.5rem" justify="space-between">
            {/* The width is fixed, so that a longer age does not move the rows below. */}
            <Text size="sm" c="dimmed" component="div" flex="1 1 8.5rem">
              {t('balance.total')}
              <Text size="xs">
                {checkedAt === undefined ? (
                  <>
                    {t('balance.never')}
                    <EarlyTimeAgo label={t('balance.updated')} />
                  </>
                ) : (
                  <>
                    {t('balance.updated')} <TimeAgo value={checkedAt} />
                  </>
                )}
              </Text>
            </Text>
            <CheckButton {...check} isDisabled={view === undefined} />
          </Group>
          <Amounts view={view} isHidden={isHidden} />
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

/** The buttons, and the result of the last refresh. */
function Actions({
  wallet,
  check,
  ...buttons
}: Pick<BalanceCardProps, 'wallet' | 'check'> & Omit<MoneyButtonsProps, 'canTransfer'>) {
  const canTransfer = wallet.state === 'ready' && balancesOf(wallet.data).total >= transferMinimum;
  return (
    <>
      <MoneyButtons {...buttons} canTransfer={canTransfer} />
      <CheckOutcome {...check} />
    </>
  );
}

interface AmountsProps {
  /** Undefined while the wallet loads; skeletons take its place. */
  view: WalletSummary | undefined;
  isHidden: boolean;
}

function Amounts({ view, isHidden }: AmountsProps) {
  const t = useTranslation('wallet');
  const balances = view && balancesOf(view);
  return (
    <>
      <Text className={classes.total} fw={700} mih="2.9rem">
        {balances ? (
          <Money amount={balances.total} isHidden={isHidden} />
        ) : (
          <>
            <Skeleton width="12rem" height="2.25rem" />
            <EarlyMoney name="total" />
          </>
        )}
      </Text>
      <Group component="dl" gap="0 1.5rem" m={0}>
        {(['inWallet', 'inGames'] as const).map((part) => (
          <div key={part}>
            <Text component="dt" size="xs" c="dimmed">
              {t(`balance.${part}`)}
            </Text>
            <Text component="dd" m={0} fw={600}>
              {balances ? (
                <Money amount={balances[part]} isHidden={isHidden} />
              ) : (
                <>
                  <Skeleton width="5rem" />
                  <EarlyMoney name={part} />
                </>
              )}
            </Text>
          </div>
        ))}
      </Group>
    </>
  );
}
