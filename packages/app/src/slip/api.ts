import { useQueryClient } from '@tanstack/react-query';
import { deposit as contract } from '@wallet/contract/deposit';
import { useRef, useState } from 'react';
import { session } from '#api/session/session.ts';
import { sentSlips } from './sent-slips.ts';
import { reconcileBySlips } from '#statement/reconcile.ts';
import { contractHooks } from '#api/tsr.ts';
import { expectDeposit } from '#deposit/api.ts';
import { restartSlipPolling } from './use-slips-under-review.ts';
// Named here too, so that it is there before it is needed: the connection may be bad by then.
import '#api/upload.ts';

const tsr = contractHooks('deposit', contract);

/** Milliseconds between looks at the window: it may open or close while a slip is chosen. */
const windowLook = 30_000;

/** Whether slips are taken now; looked at again while it is shown. */
export const slipWindowQuery = () => ({ ...tsr.slipWindow.queryOptions({}), refetchInterval: windowLook });

/** What is sent: the picture, and the mark by which the same slip is known again. */
interface Sending {
  readonly file: File;
  readonly mark: string | undefined;
}

/** Sends a slip, tells how much of it has left (0 to 1), and can give the upload up. */
export function useSendSlip() {
  const [share, setShare] = useState(0);
  const upload = useRef<AbortController>(undefined);
  const client = useQueryClient();
  const mark = useRef<string>(undefined);
  const remember = (sent: string | undefined) => {
    sentSlips.add(sent);
    restartSlipPolling();
    void expectDeposit(client, { kind: 'transfer', method: 'slip' });
  };
  const { progress, reset, run } = tsr.sendSlip.useMutation({
    invalidates: ['statement'],
    onAnswer: () => remember(mark.current),
    reconciler: {
      async before(books, request) {
        const { epoch } = session.get();
        const sent = mark.current;
        const look = await reconcileBySlips.before(books, request);
        return async () => {
          const verdict = await look(books);
          // The phone remembers nothing for whoever has signed out.
          if (verdict !== 'did-not-happen' && session.get().epoch === epoch) remember(sent);
          return verdict;
        };
      },
    },
  });
  return {
    progress,
    share,
    reset,
    async send({ file, mark: sent }: Sending): Promise<void> {
      // A second tap must not take the first one’s upload out of reach.
      if (upload.current) return;
      const { signal } = (upload.current = new AbortController());
      mark.current = sent;
      setShare(0);
      await run({ body: { file } }, { signal, onUpload: setShare });
      upload.current = undefined;
    },
    cancel: () => upload.current?.abort(),
  };
}
