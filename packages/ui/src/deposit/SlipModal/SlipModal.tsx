import { Button } from '@mantine/core';
import type { SlipWindow } from '@wallet/contract/deposit';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useClickLock } from '../../base/click-lock/click-lock.ts';
import type { Loadable } from '../../base/loadable.ts';
import type { Progress } from '../../base/progress.ts';
import { ResultDetails } from '../../base/ResultDialog/ResultDialog.tsx';
import { Sheet } from '../../base/Sheet/Sheet.tsx';
import { SheetStep } from '../../base/Sheet/SheetStep.tsx';
import { useWords } from '../../words/index.ts';
import type { ChosenSlip } from './slip-finding.ts';
import { SlipPicker } from './SlipPicker.tsx';
import { SlipPreview } from './SlipPreview.tsx';
import { isClosed, SlipState } from './SlipState.tsx';
import { CancelUpload, SlipUpload } from './SlipUpload.tsx';
import { useLostAnswer } from '../../base/ResultDialog/lost-answer.ts';

export interface SlipModalProps {
  isOpen: boolean;
  /** Asked for by Escape, the cross, a tap outside, and at the end. */
  onClose: () => void;
  /** Whether slips are taken now; not knowing it keeps nobody from sending. */
  slipWindow: Loadable<SlipWindow>;
  /** The picture that was chosen; it stays until it was sent or another one is chosen. */
  chosen: ChosenSlip | undefined;
  onChoose: (file: File) => void;
  /** Puts the chosen picture away. */
  onDiscard: () => void;
  isOnline: boolean;
  /** How the sending stands. */
  progress: Progress;
  /** How much of the file has left, 0 to 1. */
  share: number;
  /** Called once per intent. */
  onSend: () => unknown;
  /** Gives the upload up. */
  onCancel: () => void;
  /** Forgets how the last sending ended, so that `progress` is idle again. */
  onReset: () => void;
  /** What becomes of the slip, once it was sent. */
  tracker: ReactNode;
  /** Leads to the list of slips. */
  onSlips: () => void;
}

/** Sends the picture of a transfer: choose, look, send, see what becomes of it (spec 2, 7; decisions 15). */
export function SlipModal({
  isOpen,
  onClose,
  slipWindow,
  chosen,
  onChoose,
  onDiscard,
  isOnline,
  progress,
  share,
  onSend,
  onCancel,
  onReset,
  tracker,
  onSlips,
}: SlipModalProps) {
  const t = useWords('deposit');
  const send = useClickLock(onSend, progress.state === 'pending');
  const verdict = progress.state === 'unknown' ? progress.verdict : undefined;
  const withReason = useLostAnswer();
  const isSent = progress.state === 'done' || verdict === 'happened';
  const startAnew = () => {
    onReset();
    onDiscard();
  };
  // The phone's Back closes without asking: a slip that was sent must not stand there at the next opening.
  const forgetSent = useEffectEvent(() => {
    if (isSent) startAnew();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => forgetSent();
  }, [isOpen]);

  const isShut = isClosed(slipWindow);
  // Refused because it was closed is no news once it is open again.
  const forgetRefusal = useEffectEvent(() => {
    if (progress.state === 'refused') onReset();
  });
  useEffect(() => {
    if (!isShut) return undefined;
    return () => forgetRefusal();
  }, [isShut]);
  const sheet = { isOpen, onClose };

  if (progress.state === 'pending') {
    return (
      <Sheet
        {...sheet}
        title={t('slip.sending.title')}
        isLocked
        footer={<CancelUpload hasLeft={share === 1} onCancel={onCancel} />}
      >
        <SheetStep key="sending">{chosen && <SlipUpload chosen={chosen} share={share} />}</SheetStep>
      </Sheet>
    );
  }
  if (isSent) {
    return (
      <Sheet
        {...sheet}
        title={t('slip.sent.title')}
        footer={
          <>
            <Button fullWidth onClick={onClose}>
              {t('common:actions.ok')}
            </Button>
            <Button variant="subtle" fullWidth onClick={startAnew}>
              {t('slip.sent.another')}
            </Button>
          </>
        }
      >
        <SheetStep key="sent">{tracker}</SheetStep>
      </Sheet>
    );
  }
  if (verdict === 'checking' || verdict === 'unclear') {
    return (
      <Sheet
        {...sheet}
        title={t('common:outcome.unknownTitle')}
        footer={
          <Button fullWidth onClick={onSlips}>
            {t('slip.toList')}
          </Button>
        }
      >
        <SheetStep key="unknown">
          <ResultDetails
            outcome="unknown"
            text={progress.state === 'unknown' && withReason(progress, t(`slip.verdict.${verdict}`))}
          />
          {verdict === 'unclear' && (
            <Button variant="subtle" onClick={onReset}>
              {t('slip.backToPicture')}
            </Button>
          )}
        </SheetStep>
      </Sheet>
    );
  }
  return (
    <Sheet
      {...sheet}
      title={t('slip.title')}
      footer={
        chosen && (
          <Button size="lg" fullWidth disabled={isShut} onClick={send}>
            {t('slip.send')}
          </Button>
        )
      }
    >
      <SheetStep key={chosen ? 'chosen' : 'choose'}>
        <SlipState slipWindow={slipWindow} isOnline={isOnline} progress={progress} hasPicture={!!chosen} />
        {chosen ? (
          <SlipPreview chosen={chosen} onAnother={startAnew} />
        ) : (
          <SlipPicker onChoose={onChoose} isListening={isOpen} />
        )}
      </SheetStep>
    </Sheet>
  );
}
