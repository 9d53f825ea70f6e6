import { useQueryClient } from '@tanstack/react-query';
import { deposit as contract } from '@wallet/contract/deposit';
import { useRef, useState } from 'react';
import { outcomeOf } from '#api/api-error.ts';
import { watchSession } from '#api/session/session.ts';
import type { CheckedSlip } from './check-slip.ts';
import { sentSlips } from './sent-slips.ts';
import { slipsQuery } from '#statement/api.ts';
import { reconcileBySlips } from '#statement/reconcile.ts';
import { contractHooks } from '#api/tsr.ts';
import { expectDeposit } from '#deposit/api.ts';
import { pendingDeposits } from '#deposit/pending-deposits.ts';
import { restartSlipPolling } from './use-slips-under-review.ts';
// Imported here as well, so that it is loaded before a connection becomes bad.
import '#api/upload.ts';

const tsr = contractHooks('deposit', contract);

/** Milliseconds between checks of the window, which may change while the player selects a slip. */
const windowPollInterval = 30_000;

/** Whether slips are accepted now; refetched while shown. */
export const slipWindowQuery = () => ({
  ...tsr.slipWindow.queryOptions({}),
  refetchInterval: windowPollInterval,
});

const ofSlip = { kind: 'transfer', method: 'slip' } as const;
const isOfSlip = ({ kind, method }: { kind: string; method: string }): boolean =>
  kind === ofSlip.kind && method === ofSlip.method;

/** Sends a slip, reports the uploaded share (0 to 1), and can cancel the upload. */
export function useSendSlip() {
  const [share, setShare] = useState(0);
  const client = useQueryClient();
  const [marks] = useState(() => new WeakMap<object, string>());
  const remember = (sent: string | undefined) => {
    sentSlips.add(sent);
    restartSlipPolling();
    void expectDeposit(client, ofSlip);
  };
  const undoSending = useRef<() => void>(undefined);
  const { progress, reset, cancel, run } = tsr.sendSlip.useMutation({
    invalidates: ['statement'],
    onUpload: setShare,
    onResponse: (_response, request) => remember(marks.get(request)),
    onFailure(error) {
      if (outcomeOf(error).kind !== 'unknown') undoSending.current?.();
    },
    reconciler: {
      confirms: true,
      async before(client, request, sent) {
        const isSameSession = watchSession();
        setShare(0);
        const check = await reconcileBySlips.before(client, request, sent);
        // The device stores nothing for a signed-out member.
        if (!isSameSession()) return check;
        const mark = marks.get(request);
        const earlier = pendingDeposits.get().items.find(isOfSlip);
        const before = client.getQueryData(slipsQuery(1).queryKey)?.slips;
        const remove = sentSlips.begin(mark, before ? before[0]?.createdAt : null);
        void expectDeposit(client, ofSlip);
        const undo = () => {
          if (!isSameSession()) return;
          remove();
          pendingDeposits.restore(isOfSlip, earlier);
        };
        undoSending.current = undo;
        return async (_client, acceptance) => {
          const verdict = await check(client, acceptance);
          if (acceptance) return verdict;
          if (verdict === 'did-not-happen') undo();
          else if (isSameSession()) remember(mark);
          return verdict;
        };
      },
    },
  });
  return {
    progress,
    share,
    reset,
    cancel,
    send({ file, mark }: Pick<CheckedSlip, 'file' | 'mark'>): Promise<void> {
      const request = { body: { file } };
      if (mark !== undefined) marks.set(request, mark);
      return run(request);
    },
  };
}
