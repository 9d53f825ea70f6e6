import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { toMoment } from '@wallet/contract/wire/time';
import { Games } from '@wallet/ui/game';
import { PartBoundary } from '@wallet/ui/base/PartBoundary';
import { prefetch } from '@wallet/ui/base/when-idle';
import { HomeScreen, type HomeEntry } from '@wallet/ui/wallet';
import { lazy, memo, Suspense, useDeferredValue } from 'react';
import { loadableOf } from '#api/query.ts';
import { walletQuery } from '#wallet/api.ts';
import { lastMethod } from '#deposit/last-method.ts';
import { useDialogControls } from '#navigation/dialog.ts';
import { dialogSearch } from '#navigation/dialog-search.ts';
import { DialogHost } from '#dialogs/DialogHost.tsx';
import { dialogs, preloadDialog, WithdrawalStatus } from '#dialogs/dialogs.ts';
import { LazyDialog } from '#lazy/LazyDialog.tsx';
import { useDialogsAtLoad } from '#dialogs/use-dialogs-at-load.ts';
import { useStaleBalances } from '#wallet/stale-balances.ts';
import { usePausedUntil } from '#profile/play-safely/use-pause.ts';
import { lastSyncOf } from '#wallet/last-sync.ts';
import { wheelActiveQuery } from '#spin/api.ts';
import { useWheelTile } from '#spin/use-wheel-tile.ts';
import { useStoredFlag } from '#api/store/use-stored-flag.ts';
import { useCachedWallet, useWalletCaching } from '#wallet/use-cached-wallet.ts';
import { useRefreshAll, useWalletCheck } from '#wallet/use-balance-checks.ts';
import { useTrackedWithdrawal } from '#withdraw/tracked-withdrawal.ts';

export const Route = createFileRoute('/_player/user/home')({
  validateSearch: dialogSearch,
  loader: ({ context: { queryClient, i18n } }) => {
    const deposit = dialogs.find(({ name }) => name === 'deposit');
    void queryClient.prefetchQuery(wheelActiveQuery());
    // Most taps on home open it. Its files follow the balance, before the pictures of later cards.
    void queryClient.prefetchQuery(walletQuery()).then(() => {
      if (deposit) prefetch(() => preloadDialog(deposit, i18n));
    });
    return Promise.all([i18n.load('wallet'), i18n.load('game')]);
  },
  component: Home,
});

const PauseNotice = lazy(() => import('@wallet/ui/profile/Pause').then((m) => ({ default: m.PauseNotice })));

/** A component of its own, so that the page does not render again when a dialog opens. */
function DialogsAtLoad() {
  useDialogsAtLoad();
  return null;
}

/** Renders apart from the page, and its cards after the frame that shows the balance. */
const HomeGames = memo(function HomeGames({ isHidden }: { isHidden: boolean }) {
  const { openDialog } = useDialogControls();
  const wallet = useCachedWallet();
  const staleCodes = useStaleBalances();
  const read = wallet.data?.slots;
  const slots = useDeferredValue(read, null) ?? undefined;
  return (
    <Games
      slots={read && !slots ? { state: 'loading' } : loadableOf({ ...wallet, data: slots })}
      staleCodes={staleCodes}
      isHidden={isHidden}
      onOpen={({ code }) => openDialog('game', { slot: code })}
    />
  );
});

function Home() {
  const navigate = useNavigate();
  const { openDialog } = useDialogControls();
  const wallet = useCachedWallet();
  useWalletCaching();
  const [isHidden, toggle] = useStoredFlag('amounts-hidden');
  const tracked = useTrackedWithdrawal();
  const pausedUntil = usePausedUntil();

  const onOpen = (entry: HomeEntry) => {
    const method = entry === 'deposit' ? lastMethod() : undefined;
    if (entry === 'bonus' || entry === 'spin') void navigate({ to: `/user/${entry}` });
    else openDialog(entry, method === undefined ? {} : { method });
  };

  return (
    <>
      <HomeScreen
        wallet={loadableOf(wallet)}
        isHidden={isHidden}
        onToggleHidden={toggle}
        checkedAt={lastSyncOf(wallet.dataUpdatedAt)}
        check={useWalletCheck()}
        refreshAll={useRefreshAll()}
        isDepositHidden={pausedUntil !== undefined}
        onOpen={onOpen}
        wheel={useWheelTile()}
        news={
          <LazyDialog isOpen={tracked !== undefined} part="withdrawal" onMissing={() => undefined}>
            <WithdrawalStatus isHidden={isHidden} />
          </LazyDialog>
        }
        games={
          pausedUntil === undefined ? (
            <HomeGames isHidden={isHidden} />
          ) : (
            <PartBoundary name="paused games">
              <Suspense>
                <PauseNotice until={toMoment(pausedUntil)} />
              </Suspense>
            </PartBoundary>
          )
        }
      />
      <PartBoundary name="dialogs at load">
        <DialogsAtLoad />
      </PartBoundary>
      <DialogHost />
    </>
  );
}
