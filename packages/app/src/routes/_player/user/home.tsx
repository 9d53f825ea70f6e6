import { useQuery } from '@tanstack/react-query';
import { createFileRoute, useNavigate, useRouter } from '@tanstack/react-router';
import { Games } from '@wallet/ui/game';
import { whenSpare } from '@wallet/ui/base/when-idle';
import { HomeScreen, type HomeEntry } from '@wallet/ui/wallet';
import { lazy, Suspense, useEffect, useState } from 'react';
import { loadableOf } from '#api/query.ts';
import { walletQuery } from '#wallet/api.ts';
import { lastMethod } from '#deposit/last-method.ts';
import { useDialog, useOpenDialog } from '#navigation/dialog.ts';
import { dialogSearch } from '#navigation/dialog-search.ts';
import { LazyDialog, lazyWithPreload } from '#lazy/LazyDialog.tsx';
import { useDialogsAtLoad } from '#dialogs/use-dialogs-at-load.ts';
import { useStaleBalances } from '#wallet/stale-balances.ts';
import { isHiddenInPause } from '#play-safely/pause.ts';
import { usePausedUntil } from '#play-safely/use-pause.ts';
import { lastSync, markSynced } from '#wallet/last-sync.ts';
import { useWheelTile } from '#spin/use-wheel-tile.ts';
import { useHiddenAmounts } from '#wallet/hidden-amounts.ts';
import { cacheWallet, cachedWallet } from '#wallet/wallet-cache.ts';
import { useBalanceChecks } from '#wallet/use-balance-checks.ts';
import { useTrackedWithdrawal } from '#withdraw/tracked-withdrawal.ts';

export const Route = createFileRoute('/_player/user/home')({
  validateSearch: dialogSearch,
  loader: ({ context: { queryClient, i18n } }) => {
    void queryClient.prefetchQuery(walletQuery());
    return Promise.all([i18n.load('wallet'), i18n.load('game')]);
  },
  component: Home,
});

const DepositDialog = lazyWithPreload(() =>
  import('#deposit/DepositDialog.tsx').then((m) => m.DepositDialog),
);
const TransferDialog = lazyWithPreload(() =>
  import('#game/TransferDialog.tsx').then((m) => m.TransferDialog),
);
const WithdrawalNews = lazyWithPreload(() =>
  import('#withdraw/WithdrawalStatus.tsx').then((m) => m.WithdrawalStatus),
);
const WithdrawDialog = lazyWithPreload(() =>
  import('#withdraw/WithdrawDialog.tsx').then((m) => m.WithdrawDialog),
);
const SlipDialog = lazyWithPreload(() => import('#slip/SlipDialog.tsx').then((m) => m.SlipDialog));
const GameDialog = lazyWithPreload(() => import('#game/GameDialog.tsx').then((m) => m.GameDialog));
const InviteDialog = lazyWithPreload(() => import('#invite/InviteDialog.tsx').then((m) => m.InviteDialog));
const RefundDialog = lazyWithPreload(() => import('#refund/RefundDialog.tsx').then((m) => m.RefundDialog));
const PromotionsDialog = lazyWithPreload(() =>
  import('#bonus/PromotionsDialog.tsx').then((m) => m.PromotionsDialog),
);
const AgreementDialog = lazyWithPreload(() =>
  import('#site/AgreementDialog.tsx').then((m) => m.AgreementDialog),
);
const HolderNameDialog = lazyWithPreload(() =>
  import('#profile/HolderNameDialog.tsx').then((m) => m.HolderNameDialog),
);
const BankAccountDialog = lazyWithPreload(() =>
  import('#profile/BankAccountDialog.tsx').then((m) => m.BankAccountDialog),
);
const PauseDialog = lazyWithPreload(() => import('#play-safely/PauseDialog.tsx').then((m) => m.PauseDialog));
const PausedGames = lazy(() =>
  import('#play-safely/PauseDialog.tsx').then((m) => ({ default: m.PausedGames })),
);

/** Leads on where the player paid in the last time. */
function lastWay() {
  const method = lastMethod();
  return method === undefined ? {} : { method };
}

function Home() {
  const navigate = useNavigate();
  const open = useOpenDialog();
  const wallet = useQuery(walletQuery());
  const checks = useBalanceChecks();
  const played = useStaleBalances();
  const { isHidden, toggle } = useHiddenAmounts();
  const followed = useTrackedWithdrawal();
  const pausedUntil = usePausedUntil();

  const { data, dataUpdatedAt } = wallet;
  useEffect(() => {
    if (data === undefined) return;
    markSynced(dataUpdatedAt);
    cacheWallet(data);
  }, [data, dataUpdatedAt]);
  // What a returning player saw last stands in until the first answer, and where none comes.
  const [seen] = useState(cachedWallet);
  const shown = { ...wallet, data: data ?? seen };

  const onOpen = (entry: HomeEntry) => {
    if (entry === 'bonus') void navigate({ to: '/user/bonus' });
    else if (entry === 'spin') void navigate({ to: '/user/spin' });
    else open(entry, entry === 'deposit' ? lastWay() : {});
  };

  return (
    <>
      <HomeScreen
        wallet={loadableOf(shown)}
        logo="/icon.svg"
        isHidden={isHidden}
        onToggleHidden={toggle}
        checkedAt={dataUpdatedAt > 0 ? new Date(dataUpdatedAt).toISOString() : lastSync()}
        {...checks}
        onTransfer={() => open('transfer')}
        isDepositHidden={pausedUntil !== undefined}
        onOpen={onOpen}
        wheel={useWheelTile()}
        onReceiveInvite={() => open('invite')}
        news={
          <LazyDialog isOpen={followed !== undefined} onMissing={() => undefined}>
            <WithdrawalNews isHidden={isHidden} />
          </LazyDialog>
        }
        games={
          pausedUntil === undefined ? (
            <Games
              slots={loadableOf({ ...shown, data: shown.data?.slots })}
              staleCodes={played}
              isHidden={isHidden}
              onOpen={({ code }) => open('game', { slot: code })}
            />
          ) : (
            <Suspense>
              <PausedGames until={pausedUntil} />
            </Suspense>
          )
        }
      />
      <Dialogs pausedUntil={pausedUntil} />
    </>
  );
}

interface DialogsProps {
  pausedUntil: ReturnType<typeof usePausedUntil>;
}

/** Apart, so that the page is not drawn anew when one opens or closes. */
function Dialogs({ pausedUntil }: DialogsProps) {
  const { modal } = useDialog().search;
  const { i18n } = useRouter().options.context;
  useDialogsAtLoad();
  useEffect(
    () =>
      // What most come for is there when it is tapped, with its words.
      whenSpare(() => {
        for (const dialog of [DepositDialog, WithdrawDialog, TransferDialog]) dialog.preload();
        const all = (['deposit', 'withdraw', 'bank'] as const).map((one) => i18n.load(one));
        Promise.all(all).catch(() => undefined);
      }),
    [i18n],
  );
  return (
    <>
      {pausedUntil === undefined ? (
        <>
          <LazyDialog isOpen={modal === 'deposit'}>
            <DepositDialog />
          </LazyDialog>
          <LazyDialog isOpen={modal === 'game' || modal === 'play'}>
            <GameDialog />
          </LazyDialog>
        </>
      ) : (
        <LazyDialog isOpen={isHiddenInPause(modal)}>
          <PauseDialog until={pausedUntil} />
        </LazyDialog>
      )}
      <LazyDialog isOpen={modal === 'transfer'}>
        <TransferDialog />
      </LazyDialog>
      <LazyDialog isOpen={modal === 'withdraw'}>
        <WithdrawDialog />
      </LazyDialog>
      <LazyDialog isOpen={modal === 'slip'}>
        <SlipDialog />
      </LazyDialog>
      <LazyDialog isOpen={modal === 'holder-name'}>
        <HolderNameDialog />
      </LazyDialog>
      <LazyDialog isOpen={modal === 'bank-account'}>
        <BankAccountDialog />
      </LazyDialog>
      <LazyDialog isOpen={modal === 'invite'}>
        <InviteDialog />
      </LazyDialog>
      <LazyDialog isOpen={modal === 'refund'}>
        <RefundDialog />
      </LazyDialog>
      <LazyDialog isOpen={modal === 'agreement'}>
        <AgreementDialog />
      </LazyDialog>
      <LazyDialog isOpen={modal === 'promotions'}>
        <PromotionsDialog />
      </LazyDialog>
    </>
  );
}
