import { useQueryClient } from '@tanstack/react-query';
import { deposit as contract } from '@wallet/contract/deposit';
import { useState } from 'react';
import { session } from '#api/session/session.ts';
import { sentSlips } from './sent-slips.ts';
import { reconcileBySlips } from '#statement/reconcile.ts';
import { contractHooks } from '#api/tsr.ts';
import { expectDeposit } from '#deposit/api.ts';
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

/** The image, and a mark that identifies the slip. */
interface Sending {
  readonly file: File;
  readonly mark: string | undefined;
}

/** Sends a slip, reports the uploaded share (0 to 1), and can cancel the upload. */
export function useSendSlip() {
  const [share, setShare] = useState(0);
  const client = useQueryClient();
  const [marks] = useState(() => new WeakMap<object, string>());
  const remember = (sent: string | undefined) => {
    sentSlips.add(sent);
    restartSlipPolling();
    void expectDeposit(client, { kind: 'transfer', method: 'slip' });
  };
  const { progress, reset, cancel, run } = tsr.sendSlip.useMutation({
    invalidates: ['statement'],
    onUpload: setShare,
    onResponse: (_response, request) => remember(marks.get(request)),
    reconciler: {
      async before(client, request) {
        const { epoch } = session.get();
        setShare(0);
        const check = await reconcileBySlips.before(client, request);
        return async () => {
          const verdict = await check(client);
          // The device stores nothing for a signed-out member.
          if (verdict !== 'did-not-happen' && session.get().epoch === epoch) remember(marks.get(request));
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
    send({ file, mark }: Sending): Promise<void> {
      const request = { body: { file } };
      if (mark !== undefined) marks.set(request, mark);
      return run(request);
    },
  };
}
