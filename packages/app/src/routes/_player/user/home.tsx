import { useQuery } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { Games } from '@wallet/ui/game';
import { HomeScreen, type HomeEntry } from '@wallet/ui/wallet';
import { lazy, useEffect, useState } from 'react';
import { loadableOf } from '../../../api/query.ts';
import { infoQuery } from '../../../api/site.ts';
import { useCooldown } from '../../../api/cooldown.ts';
import { useRefreshWallet, walletQuery } from '../../../api/wallet.ts';
import { comingEntries } from '../../../coming-entries.ts';
import { lastMethod } from '../../../deposit/last-method.ts';
import { dialogSearch, useDialog } from '../../../dialog/dialog.ts';
import { LazyDialog } from '../../../dialog/LazyDialog.tsx';
import { appName } from '../../../env.ts';
import { useAgreementDue } from '../../../session/agreement.ts';
import { lastSync, markSynced } from '../../../session/last-sync.ts';

export const Route = createFileRoute('/_player/user/home')({
  validateSearch: dialogSearch,
  loader: ({ context: { queryClient, words } }) => {
    void queryClient.prefetchQuery(walletQuery());
    return Promise.all([words.load('wallet'), words.load('game')]);
  },
  component: Home,
});

const DepositDialog = lazy(() =>
  import('./-dialogs/DepositDialog.tsx').then((m) => ({ default: m.DepositDialog })),
);
const TransferDialog = lazy(() =>
  import('./-dialogs/TransferDialog.tsx').then((m) => ({ default: m.TransferDialog })),
);
const WithdrawDialog = lazy(() =>
  import('./-dialogs/WithdrawDialog.tsx').then((m) => ({ default: m.WithdrawDialog })),
);
const SlipDialog = lazy(() => import('./-dialogs/SlipDialog.tsx').then((m) => ({ default: m.SlipDialog })));
const GameDialog = lazy(() => import('./-dialogs/GameDialog.tsx').then((m) => ({ default: m.GameDialog })));
const AgreementDialog = lazy(() =>
  import('./-dialogs/AgreementDialog.tsx').then((m) => ({ default: m.AgreementDialog })),
);
const HolderNameDialog = lazy(() =>
  import('./-dialogs/HolderNameDialog.tsx').then((m) => ({ default: m.HolderNameDialog })),
);

/** Leads on where the player paid in the last time. */
function lastWay() {
  const method = lastMethod();
  return method === undefined ? {} : { method };
}

/** Milliseconds between two requests for fresh balances. */
const cooldown = 5_000;

function Home() {
  const navigate = useNavigate();
  const {
    search: { modal },
    open,
  } = useDialog();
  const info = useQuery({ ...infoQuery(), staleTime: Infinity });
  const wallet = useQuery(walletQuery());
  const refreshing = useCooldown(cooldown);
  const checking = useCooldown(cooldown);
  const refresh = useRefreshWallet(refreshing.start);
  const [isHidden, setHidden] = useState(false);

  const { dataUpdatedAt } = wallet;
  useEffect(() => {
    if (dataUpdatedAt > 0) markSynced(dataUpdatedAt);
  }, [dataUpdatedAt]);

  const isReady = wallet.data !== undefined;
  const isAgreementDue = useAgreementDue(isReady);

  const onOpen = (entry: HomeEntry) => {
    if (entry === 'deposit') open('deposit', lastWay());
    else if (entry === 'withdraw') open('withdraw');
    else void navigate({ to: entry === 'bonus' ? '/user/bonus' : '/user/spin' });
  };

  return (
    <>
      <HomeScreen
        wallet={loadableOf(wallet)}
        siteName={info.data?.name ?? appName}
        isHidden={isHidden}
        onToggleHidden={() => setHidden(!isHidden)}
        checkedAt={dataUpdatedAt > 0 ? new Date(dataUpdatedAt).toISOString() : lastSync()}
        check={{
          progress: { state: wallet.isFetching ? 'pending' : 'idle' },
          readyAt: checking.readyAt,
          onStart: () => {
            checking.start();
            void wallet.refetch();
          },
        }}
        onTransfer={() => open('transfer')}
        coming={comingEntries}
        onOpen={onOpen}
        wheel={undefined}
        refreshAll={{
          progress: refresh.progress,
          readyAt: refresh.retryAt ?? refreshing.readyAt,
          onStart: () => refresh.run({}),
        }}
        onReceiveInvite={() => undefined}
        games={
          <Games
            slots={loadableOf({ ...wallet, data: wallet.data?.slots })}
            isHidden={isHidden}
            onOpen={({ code }) => open('game', { slot: code })}
          />
        }
      />
      <LazyDialog isOpen={modal === 'deposit'}>
        <DepositDialog />
      </LazyDialog>
      <LazyDialog isOpen={modal === 'transfer'}>
        <TransferDialog />
      </LazyDialog>
      <LazyDialog isOpen={modal === 'withdraw'}>
        <WithdrawDialog />
      </LazyDialog>
      <LazyDialog isOpen={modal === 'slip'}>
        <SlipDialog />
      </LazyDialog>
      <LazyDialog isOpen={modal === 'game' || modal === 'play'}>
        <GameDialog />
      </LazyDialog>
      <LazyDialog isOpen={modal === 'holder-name'}>
        <HolderNameDialog />
      </LazyDialog>
      <LazyDialog isOpen={isAgreementDue}>
        <AgreementDialog mayOpen={modal === undefined} />
      </LazyDialog>
    </>
  );
}
