import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { SlipModal } from '@wallet/ui/deposit/SlipModal';
import { SlipTracker } from '@wallet/ui/statement/SlipTracker';
import { loadableOf } from '#api/query.ts';
import { slipWindowQuery, useSendSlip } from './api.ts';
import { useSlipPolling } from './use-slips-under-review.ts';
import { slipsQuery } from '#statement/api.ts';
import { useDialog } from '#navigation/dialog.ts';
import { useOnline } from '#api/connection/use-online.ts';
import { slipDraft } from './slip-draft.ts';
import { useSeenSlip } from './use-seen-slip.ts';

/** `?modal=slip` */
export function SlipDialog() {
  const { search, close } = useDialog();
  const navigate = useNavigate();
  const isOpen = search.modal === 'slip';
  const slipWindow = useQuery({ ...slipWindowQuery(), enabled: isOpen });
  const draft = slipDraft.use();
  const { progress, share, newestBefore, send, cancel, reset } = useSendSlip();

  const startAnew = () => {
    reset();
    slipDraft.drop();
  };
  return (
    <SlipModal
      isOpen={isOpen}
      onClose={close}
      slipWindow={loadableOf(slipWindow)}
      chosen={draft && { ...draft, bytes: draft.file.size }}
      onChoose={slipDraft.choose}
      onDiscard={slipDraft.drop}
      isOnline={useOnline()}
      progress={progress}
      uploadedShare={share}
      onSend={() => draft && send(draft)}
      onCancel={cancel}
      onReset={reset}
      tracker={<NewestSlip newestBefore={newestBefore} onSend={startAnew} />}
      onSlips={() => void navigate({ to: '/user/statement', search: { slips: 1 } })}
    />
  );
}

interface NewestSlipProps {
  newestBefore: string | undefined;
  onSend: () => void;
}

/** Status of the last sent slip; a list from before its sending lacks it. */
function NewestSlip({ newestBefore, onSend }: NewestSlipProps) {
  const navigate = useNavigate();
  const slips = useQuery(slipsQuery(1));
  const [first] = slips.data?.slips ?? [];
  const newest = slips.data && (first && first.createdAt !== newestBefore ? first : null);
  const isAwaited = newest === null && slips.isFetching;
  const { refresh } = useSlipPolling(true, slips.refetch);
  useSeenSlip(newest);
  return (
    <SlipTracker
      slip={isAwaited ? { state: 'loading' } : loadableOf({ ...slips, data: newest })}
      onRefresh={refresh}
      onSend={onSend}
      onStatement={() => void navigate({ to: '/user/statement' })}
    />
  );
}
