import { useQueryClient } from '@tanstack/react-query';
import { deposit as contract } from '@wallet/contract/deposit';
import { useRef, useState } from 'react';
import { session } from '../session/session.ts';
import { sentSlips } from '../slip/sent-slips.ts';
import { bySlips } from './books.ts';
import { endpointsOf } from './client.ts';
import { awaitDeposit } from './deposit.ts';
import { useEffectCall } from './effect.ts';
import { reading } from './query.ts';
import { lookAfterSlips } from './slips-under-way.ts';
// Named here too, so that it is there before it is needed: the connection may be bad by then.
import './upload.ts';

const { slipWindow, sendSlip } = endpointsOf('deposit', contract);

/** Milliseconds between looks at the window: it may open or close while a slip is chosen. */
const windowLook = 30_000;

/** Whether slips are taken now; looked at again while it is shown. */
export const slipWindowQuery = () => ({ ...reading(slipWindow, {}), refetchInterval: windowLook });

/** What is sent: the picture, and the mark by which the same slip is known again. */
interface Sending {
  readonly file: File;
  readonly mark: string | undefined;
}

/** Sends a slip, tells how much of it has left (0 to 1), and can give the upload up. */
export function useSendSlip() {
  const [share, setShare] = useState(0);
  const mark = useRef<string>(undefined);
  const upload = useRef<AbortController>(undefined);
  const client = useQueryClient();
  const remember = (sent: string | undefined) => {
    sentSlips.add(sent);
    lookAfterSlips();
    void awaitDeposit(client, { kind: 'transfer', method: 'slip' });
  };
  const { progress, reset, run } = useEffectCall(sendSlip, {
    touches: ['statement'],
    reconciler: {
      async before(books, request) {
        const { epoch } = session.get();
        // By the time of the verdict another slip may be on its way.
        const sent = mark.current;
        const look = await bySlips.before(books, request);
        return async () => {
          const verdict = await look(books);
          // The phone remembers nothing for whoever has signed out.
          if (verdict !== 'did-not-happen' && session.get().epoch === epoch) remember(sent);
          return verdict;
        };
      },
    },
    onDone: () => remember(mark.current),
  });
  return {
    progress,
    share,
    reset,
    send({ file, mark: marked }: Sending): Promise<void> {
      const controller = new AbortController();
      upload.current = controller;
      mark.current = marked;
      setShare(0);
      return run({ body: { file } }, { signal: controller.signal, onUpload: setShare });
    },
    cancel: () => upload.current?.abort(),
  };
}
