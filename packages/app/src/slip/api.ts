import { useQueryClient } from '@tanstack/react-query';
import { deposit as contract } from '@wallet/contract/deposit';
import { useRef, useState } from 'react';
import { session } from '#api/session/session.ts';
import { sentSlips } from './sent-slips.ts';
import { reconcileBySlips } from '#statement/reconcile.ts';
import { endpointsOf, type RequestOf } from '#api/client.ts';
import { expectDeposit, withAnswerCallback } from '#deposit/api.ts';
import { useApiMutation } from '#api/use-api-mutation.ts';
import { readQuery } from '#api/query.ts';
import { restartSlipPolling } from './use-slips-under-review.ts';
// Named here too, so that it is there before it is needed: the connection may be bad by then.
import '#api/upload.ts';

const { slipWindow, sendSlip } = endpointsOf('deposit', contract);

/** Milliseconds between looks at the window: it may open or close while a slip is chosen. */
const windowLook = 30_000;

/** Whether slips are taken now; looked at again while it is shown. */
export const slipWindowQuery = () => ({ ...readQuery(slipWindow, {}), refetchInterval: windowLook });

/** What is sent: the picture, and the mark by which the same slip is known again. */
interface Sending {
  readonly file: File;
  readonly mark: string | undefined;
}

type Request = RequestOf<typeof contract.sendSlip>;

/** By request, the mark of the slip it sends. */
const marks = new WeakMap<Request, string>();

/** Sends a slip, tells how much of it has left (0 to 1), and can give the upload up. */
export function useSendSlip() {
  const [share, setShare] = useState(0);
  const upload = useRef<AbortController>(undefined);
  const client = useQueryClient();
  const remember = (request: Request) => {
    sentSlips.add(marks.get(request));
    restartSlipPolling();
    void expectDeposit(client, { kind: 'transfer', method: 'slip' });
  };
  const sending = withAnswerCallback(sendSlip, (_answer, request) => remember(request));
  const { progress, reset, run } = useApiMutation(sending, {
    invalidates: ['statement'],
    reconciler: {
      async before(books, request) {
        const { epoch } = session.get();
        const look = await reconcileBySlips.before(books, request);
        return async () => {
          const verdict = await look(books);
          // The phone remembers nothing for whoever has signed out.
          if (verdict !== 'did-not-happen' && session.get().epoch === epoch) remember(request);
          return verdict;
        };
      },
    },
  });
  return {
    progress,
    share,
    reset,
    async send({ file, mark }: Sending): Promise<void> {
      // A second tap must not take the first one’s upload out of reach.
      if (upload.current) return;
      const { signal } = (upload.current = new AbortController());
      const request = { body: { file } };
      if (mark !== undefined) marks.set(request, mark);
      setShare(0);
      await run(request, { signal, onUpload: setShare });
      upload.current = undefined;
    },
    cancel: () => upload.current?.abort(),
  };
}
