import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SlipModal } from '@wallet/ui/deposit/SlipModal';
import { SlipTracker } from '@wallet/ui/statement/SlipTracker';
import { loadableOf } from '#api/query.ts';
import { slipWindowQuery, useSendSlip } from './api.ts';
import { useSlipPolling } from './use-slips-under-review.ts';
import { slipsQuery } from '#statement/api.ts';
import { useDialog } from '#navigation/dialog.ts';
import { useOnline } from '#api/connection/use-online.ts';
import { sentSlips } from './sent-slips.ts';
import { slipDraft } from './slip-draft.ts';
import { useSeenSlip } from './use-seen-slip.ts';

/** `?modal=slip` */
export function SlipDialog() {
  const { isOpen, close } = useDialog('slip');
  const slipWindow = useQuery({ ...slipWindowQuery(), enabled: isOpen });
  const draft = slipDraft.use();
  const { progress, share, send, cancel, reset } = useSendSlip();
  const [isLeftBehind, setLeftBehind] = useState(sentSlips.isLeftBehind);
  // The form must not replace the state of a slip that an earlier page sent.
  const isTracked = isLeftBehind && !draft && progress.state === 'idle';

  const resetAll = () => {
    reset();
    setLeftBehind(false);
  };
  const startAnew = () => {
    resetAll();
    slipDraft.drop();
  };
  return (
    <SlipModal
      isOpen={isOpen}
      onClose={close}
      slipWindow={loadableOf(slipWindow)}
      chosen={draft}
      onChoose={slipDraft.choose}
      onDiscard={slipDraft.drop}
      isOnline={useOnline()}
      progress={isTracked ? { state: 'done' } : progress}
      uploadedShare={share}
      onSend={() => draft && send(draft)}
      onCancel={cancel}
      onReset={resetAll}
      tracker={<NewestSlip onSend={startAnew} />}
    />
  );
}

/** Status of the last sent slip; a list from before its sending lacks it. */
function NewestSlip({ onSend }: { onSend: () => void }) {
  const slips = useQuery(slipsQuery(1));
  const [first] = slips.data?.slips ?? [];
  const before = sentSlips.newestBefore();
  // After an unreadable list, a slip that was reviewed at the first look may be an earlier one.
  const [followed, setFollowed] = useState<string>();
  if (before === null && first?.status === 'in progress' && first.createdAt !== followed)
    setFollowed(first.createdAt);
  const isSent = before === null ? first?.createdAt === followed : first?.createdAt !== before;
  const newest = slips.data && (first && isSent ? first : null);
  const isAwaited = newest === null && slips.isFetching;
  const { refresh } = useSlipPolling(true, slips.refetch);
  useSeenSlip(newest);
  return (
    <SlipTracker
      slip={isAwaited ? { state: 'loading' } : loadableOf({ ...slips, data: newest })}
      onRefresh={refresh}
      onSend={onSend}
    />
  );
}
