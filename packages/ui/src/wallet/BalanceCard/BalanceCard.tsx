import { Alert, Button, Group, Skeleton, UnstyledButton } from '@mantine/core';
import type { WalletSummary } from '@wallet/contract/wallet';
import { fromBaht } from '@wallet/contract/wire/money';
import type { ReactNode } from 'react';
import { Failed } from '../../base/Failed/Failed.tsx';
import { RefreshIcon } from '../../base/Icon/ActionIcon.tsx';
import { EyeIcon, EyeOffIcon } from '../../base/Icon/Icon.tsx';
import { TransferIcon } from '../../base/Icon/MoneyIcon.tsx';
import type { Loadable } from '../../base/loadable.ts';
import { Money } from '../../base/Money/Money.tsx';
import type { Progress } from '../../base/progress.ts';
import { TimeAgo } from '../../base/TimeAgo/TimeAgo.tsx';
import { useErrorText, useWords } from '../../words/index.ts';
import { smallestTransfer, sumOfOthers, transferAccounts } from '../transfer-rules.ts';
import { useSecondsLeft } from '../../base/countdown/countdown.ts';
import { OperatorMark } from './OperatorMark.tsx';
import classes from './BalanceCard.module.css';
import { status } from '../../base/status/status.tsx';

/** Asking for fresh balances: how it stands, and when it may be asked for again. */
export interface BalanceCheck {
  progress: Progress;
  /** Epoch in milliseconds until which asking again is not possible; undefined when it is. */
  readyAt?: number | undefined;
  onStart: () => void;
}

export interface BalanceCardProps {
  wallet: Loadable<WalletSummary & { readonly unreadable?: number }>;
  /** The operator's name; its first letter stands in for a missing logo. */
  siteName: string;
  /** Address of the operator's logo. */
  logo?: string | undefined;
  /** Covers every amount. */
  isHidden: boolean;
  onToggleHidden: () => void;
  /** When the balance was last read, ISO 8601; undefined when it never was (`last_sync`, spec 3). */
  checkedAt: string | undefined;
  check: BalanceCheck;
  onTransfer: () => void;
  /** Below the balance: the invite bonus. */
  children?: ReactNode;
}

/** Who is signed in, and how much money there is: in all, in the wallet, in games. */
export function BalanceCard({
  wallet,
  siteName,
  logo,
  isHidden,
  onToggleHidden,
  checkedAt,
  check,
  onTransfer,
  children,
}: BalanceCardProps) {
  const t = useWords('wallet');
  const view = wallet.state === 'ready' ? wallet.data : undefined;
  const eye = isHidden ? t('balance.show') : t('balance.hide');
  return (
    <section className={classes.card} aria-label={t('balance.total')} aria-busy={wallet.state === 'loading'}>
      <Group component="header" gap="md" wrap="nowrap">
        <OperatorMark siteName={siteName} logo={logo} />
        <p className={classes.name}>{view ? <bdi>{view.profile.name}</bdi> : <Skeleton width="8rem" />}</p>
        <UnstyledButton
          className={classes.eye}
          aria-label={eye}
          aria-pressed={isHidden}
          onClick={onToggleHidden}
        >
          {isHidden ? <EyeOffIcon size={22} /> : <EyeIcon size={22} />}
        </UnstyledButton>
      </Group>
      {wallet.state === 'failed' ? (
        <Failed title={t('balance.failed')} onRetry={wallet.retry} failure={wallet.failure} />
      ) : (
        <>
          <Amounts view={view} isHidden={isHidden} checkedAt={checkedAt} />
          {wallet.state === 'ready' && wallet.isStale && (
            <Alert {...status.warning}>{t('balance.stale')}</Alert>
          )}
          <Ways view={view} check={check} onTransfer={onTransfer} />
          {children}
        </>
      )}
    </section>
  );
}

/** From here on an amount needs smaller digits on a phone: ฿10,000,000.00. */
const longAmount = fromBaht(10_000_000);

interface AmountsProps {
  /** Undefined while it loads: the same lines with nothing written on them. */
  view: WalletSummary | undefined;
  isHidden: boolean;
  checkedAt: string | undefined;
}

function Amounts({ view, isHidden, checkedAt }: AmountsProps) {
  const t = useWords('wallet');
  const inWallet = view && fromBaht(view.wallet.amount);
  const inGames = view && sumOfOthers(transferAccounts(view), 'wallet');
  const total = view && totalOf(view);
  const blank = <Skeleton width="5rem" />;
  return (
    <>
      <div className={classes.lead}>
        <p>{t('balance.total')}</p>
        <p className={classes.updated}>
          {checkedAt === undefined ? (
            t('balance.never')
          ) : (
            <>
              {t('balance.updated')} <TimeAgo value={checkedAt} />
            </>
          )}
        </p>
      </div>
      <p className={classes.total} data-long={(total ?? 0) >= longAmount}>
        {total === undefined ? (
          <Skeleton width="12rem" height="2.25rem" />
        ) : (
          <Money amount={total} isHidden={isHidden} />
        )}
      </p>
      <dl className={classes.split}>
        <div>
          <dt>{t('balance.inWallet')}</dt>
          <dd>{inWallet === undefined ? blank : <Money amount={inWallet} isHidden={isHidden} />}</dd>
        </div>
        <div>
          <dt>{t('balance.inGames')}</dt>
          <dd>{inGames === undefined ? blank : <Money amount={inGames} isHidden={isHidden} />}</dd>
        </div>
      </dl>
    </>
  );
}

const totalOf = (view: WalletSummary) => sumOfOthers(transferAccounts(view), '');

interface WaysProps {
  /** Undefined while there is nothing to move, nor to check. */
  view: WalletSummary | undefined;
  check: BalanceCheck;
  onTransfer: () => void;
}

/** What can be done with a balance itself. */
function Ways({ view, check: { progress, readyAt, onStart }, onTransfer }: WaysProps) {
  const t = useWords('wallet');
  const errorText = useErrorText();
  const wait = useSecondsLeft(readyAt);
  const hasSomethingToMove = view !== undefined && totalOf(view) >= smallestTransfer;
  return (
    <>
      <div className={classes.ways}>
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<TransferIcon size={18} />}
          disabled={!hasSomethingToMove}
          onClick={onTransfer}
        >
          {t('entry.transfer')}
        </Button>
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<RefreshIcon size={18} />}
          loading={progress.state === 'pending'}
          disabled={wait > 0 || view === undefined}
          onClick={onStart}
        >
          {wait > 0 ? t('balance.wait', { count: wait }) : t('balance.check')}
        </Button>
      </div>
      <p role="status" className={classes.told} data-failed={progress.state === 'refused'}>
        {progress.state === 'refused' && errorText(progress.failure)}
        {progress.state === 'done' && <span className={classes.heard}>{t('balance.fresh')}</span>}
      </p>
    </>
  );
}
