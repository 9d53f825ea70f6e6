import { useIsMutating, useQuery } from '@tanstack/react-query';
import {
  createFileRoute,
  Outlet,
  redirect,
  useBlocker,
  useLocation,
  useNavigate,
} from '@tanstack/react-router';
import type { Transaction } from '@wallet/contract/statement';
import { MemberFrame } from '@wallet/ui/site';
import { MismatchContext } from '@wallet/ui/base/mismatch';
import { SupportContext, type OpenSupport } from '@wallet/ui/base/support';
import { PartBoundary } from '@wallet/ui/base/PartBoundary';
import { useTranslation } from '@wallet/ui/i18n';
import { lazy, Suspense, useState } from 'react';
import { sendSlipKey, useSlipsUnderReview } from '#deposit/slip/use-slips-under-review.ts';
import { walletQuery } from '#wallet/api.ts';
import { Banner } from '#site/Banner.tsx';
import { ChatPlace } from '#chat/ChatPlace.tsx';
import { usePendingDeposits, useInvalidateFromOtherTabs } from '#deposit/pending-deposits.ts';
import { useDialogControls } from '#navigation/dialog.ts';
import { useLastDefined } from '#navigation/use-last-defined.ts';
import { dialogSearch, type DialogSearch } from '#navigation/dialog-search.ts';
import { DialogHost } from '#dialogs/DialogHost.tsx';
import { LazyDialog, lazyWithPreload } from '#lazy/LazyDialog.tsx';
import { draftMessage } from '#chat/chat-draft.ts';
import { hasChat } from '#env.ts';
import { Clock } from '#profile/play-safely/Clock.tsx';
import { useRealityCheck } from '#profile/play-safely/use-reality-check.ts';
import { session } from '#api/session/session.ts';
import { useMismatch } from '#statement/money-mismatch.ts';
import { hasLeftBehind, isFormOfLeftBehind, useUnseenEffects } from '#statement/unfinished-effects.ts';
import { trackWithdrawal } from '#withdraw/tracked-withdrawal.ts';
import { useLeaveWarning } from '#navigation/use-leave-warning.ts';

export const Route = createFileRoute('/_player')({
  beforeLoad: ({ location, preload }) => {
    if (preload) return;
    if (session.get().token === undefined)
      throw redirect({ to: '/login', search: { redirect: location.href }, replace: true });
  },
  // The page shows the outcome, not a form that could send the effect again.
  loader: ({ location, preload, cause }) => {
    if (!preload && cause === 'enter' && isFormOfLeftBehind(dialogSearch(location.search).modal))
      throw redirect({ to: location.pathname, replace: true });
  },
  component: Player,
});

const DepositWatch = lazyWithPreload(() => import('#deposit/DepositWatch.tsx').then((m) => m.DepositWatch));
const UnfinishedEffects = lazyWithPreload(() =>
  import('#statement/UnfinishedEffects.tsx').then((m) => m.UnfinishedEffects),
);
const SlipFailureToast = lazy(() =>
  import('@wallet/ui/statement/SlipFailureToast').then((m) => ({ default: m.SlipFailureToast })),
);

/** Home shows a withdrawal until its end. */
function trackFound(transaction: Transaction): void {
  if (transaction.statementType === 'withdraw') trackWithdrawal(transaction);
}

/** Returns whether the open dialog shows the state of slips. */
const isAboutSlips = ({ modal, slips }: DialogSearch) => modal === 'slip' || slips !== undefined;

function Player() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const areSlipsShown = useLocation({ select: ({ search }) => isAboutSlips(dialogSearch(search)) });
  const navigate = useNavigate();
  const { openDialog } = useDialogControls();
  const { data, isError } = useQuery(walletQuery());
  // A wallet that is read again after a failure has neither data nor an error.
  const caller = useLastDefined(data?.profile ?? (isError ? 'unknown' : undefined));
  const t = useTranslation('common');
  const isSending = useIsMutating({ mutationKey: sendSlipKey }) > 0;
  const [hasUnsentChat, setUnsentChat] = useState(false);
  // After leaving, the outcome would be lost, and the player might repeat the effect.
  useLeaveWarning(useIsMutating({ predicate: ({ meta }) => meta?.invalidates !== undefined }) > 0);
  // Guest pages end the session (spec 4).
  const { status, reset, proceed } = useBlocker({
    shouldBlockFn: ({ next }) => next.routeId.startsWith('/_guest'),
    disabled: !isSending && !hasUnsentChat,
    enableBeforeUnload: false,
    withResolver: true,
  });
  const slips = useSlipsUnderReview(areSlipsShown);
  const { items, received } = usePendingDeposits();
  useInvalidateFromOtherTabs();
  const hasUnseen = useUnseenEffects().length > 0;
  const mismatch = useMismatch();
  const support: OpenSupport = (message, draw) => {
    if (!hasChat) return void navigate({ to: '/user/contact' });
    draftMessage(message, draw);
    openDialog('chat');
  };

  return (
    <SupportContext value={!hasChat && pathname === '/user/contact' ? undefined : support}>
      <MismatchContext value={mismatch}>
        <MemberFrame
          path={pathname}
          clock={<Clock />}
          isStatementInProgress={slips.isAny}
          logoutWarning={
            (isSending && t('logout.sending')) || (hasUnsentChat && t('logout.chat')) || undefined
          }
          // A failure of these parts shows here.
          banner={
            <>
              <Banner />
              <PartBoundary name="reality check">
                <RealityCheck />
              </PartBoundary>
              <ChatPlace caller={caller} onUnsent={setUnsentChat} />
              <LazyDialog
                isOpen={items.length > 0 || received !== undefined}
                part="expected deposits"
                onMissing={() => undefined}
              >
                <DepositWatch />
              </LazyDialog>
              <LazyDialog
                isOpen={hasLeftBehind() || hasUnseen || mismatch !== undefined}
                part="unfinished effects"
                onMissing={() => undefined}
              >
                <UnfinishedEffects onFound={trackFound} />
              </LazyDialog>
              {slips.refused && (
                <PartBoundary name="refused slip">
                  <Suspense>
                    <SlipFailureToast slip={slips.refused} />
                  </Suspense>
                </PartBoundary>
              )}
            </>
          }
          onConditions={() => openDialog('conditions')}
          // The guest layout removes the token; otherwise the guard would store the address for a return.
          onLogout={() => void navigate({ to: '/login', replace: true, ignoreBlocker: true })}
          leaving={status === 'blocked' ? { onStay: reset, onLeave: proceed } : undefined}
        >
          <Outlet />
        </MemberFrame>
        <DialogHost />
      </MismatchContext>
    </SupportContext>
  );
}

/** A component of its own, so that the frame does not render again when a dialog opens. */
function RealityCheck() {
  useRealityCheck();
  return null;
}
