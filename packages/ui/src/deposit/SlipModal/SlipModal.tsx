import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useAtEnd } from '../../base/at-end/use-at-end.ts';
import { useClickLock } from '../../base/click-lock/click-lock.ts';
import { useNavigation } from '../../base/Link/Link.tsx';
import { AcceptedActions, AcceptedDetails, useAcceptedTexts } from '../../base/ResultDialog/Accepted.tsx';
import { evidenceOf, ResultDetails } from '../../base/ResultDialog/ResultDialog.tsx';
import { Sheet, type DialogProps, type SheetProps } from '../../base/Sheet/Sheet.tsx';
import { SheetStep } from '../../base/Sheet/SheetParts.tsx';
import { useTranslation } from '../../i18n/index.ts';
import type { ChosenSlip } from './chosen-slip.ts';
import { SlipPicker } from './SlipPicker.tsx';
import { SlipPreview } from './SlipPreview.tsx';
import { isSlipWindowClosed, SlipNotice, type SlipNoticeProps } from './SlipNotice.tsx';
import { CancelUpload, SlipUpload } from './SlipUpload.tsx';
import { useUnknownOutcomeText } from '../../base/UnknownOutcomeAlert/UnknownOutcomeAlert.tsx';

export interface SlipModalProps extends DialogProps, Omit<SlipNoticeProps, 'hasPicture'> {
  /** The chosen picture, kept until it is sent or replaced. */
  chosen: ChosenSlip | undefined;
  onChoose: (file: File) => void;
  onDiscard: () => void;
  /** Uploaded share of the file, 0 to 1. */
  uploadedShare: number;
  /** Called once per intent. */
  onSend: () => unknown;
  onCancel: () => void;
  onReset: () => void;
  /** Status of the sent slip. */
  tracker: ReactNode;
}

/** Sends the picture of a transfer: choose, check, upload, track (spec 2, 7; decisions 15). */
export function SlipModal({
  isOpen,
  onClose,
  slipWindow,
  chosen,
  onChoose,
  onDiscard,
  isOnline,
  progress,
  uploadedShare,
  onSend,
  onCancel,
  onReset,
  tracker,
}: SlipModalProps) {
  const t = useTranslation('deposit');
  const { navigate } = useNavigation();
  const send = useClickLock(onSend, progress.state === 'pending');
  const verdict = progress.state === 'unknown' ? progress.verdict : undefined;
  const withReason = useUnknownOutcomeText();
  // A list that was unreadable before the sending confirms nothing; the tracker reads it again.
  const accepted = progress.state === 'accepted' && progress.verdict !== 'unclear' ? progress : undefined;
  const { title: acceptedTitle } = useAcceptedTexts(accepted?.verdict === 'checking');
  const isSent = progress.state === 'accepted' || progress.state === 'done' || verdict === 'happened';
  const reset = () => {
    onReset();
    onDiscard();
  };
  // The phone's Back closes the sheet without `onClose`; a sent slip must not reappear.
  useAtEnd(isOpen, () => {
    if (isSent) reset();
  });

  const isWindowClosed = isSlipWindowClosed(slipWindow);
  // A refusal because of opening hours is outdated once they change.
  useAtEnd(isWindowClosed, () => {
    if (progress.state === 'refused') onReset();
  });

  const show = (): Pick<SheetProps, 'title' | 'footer'> & { step: string; content: ReactNode } => {
    if (progress.state === 'pending')
      return {
        step: 'sending',
        title: t('slip.sending.title'),
        content: chosen && <SlipUpload chosen={chosen} uploadedShare={uploadedShare} />,
        footer: <CancelUpload isUploaded={uploadedShare === 1} onCancel={onCancel} />,
      };
    if (accepted)
      return {
        step: 'accepted',
        title: acceptedTitle,
        content: <AcceptedDetails accepted={accepted} />,
        footer: <AcceptedActions accepted={accepted} onClose={onClose} />,
      };
    if (isSent)
      return {
        step: 'sent',
        title: t('slip.sent.title'),
        content: tracker,
        footer: (
          <>
            <Button onClick={onClose}>{t('common:actions.ok')}</Button>
            <Button variant="subtle" onClick={reset}>
              {t('slip.sent.another')}
            </Button>
          </>
        ),
      };
    if (verdict === 'checking' || verdict === 'unclear')
      return {
        step: 'unknown',
        title: t('common:outcome.unknownTitle'),
        content: (
          <>
            <ResultDetails
              outcome="unknown"
              receipt={{ kind: t('slip.title'), ...evidenceOf(progress) }}
              text={progress.state === 'unknown' && withReason(progress, t(`slip.verdict.${verdict}`))}
            />
            {verdict === 'unclear' && (
              <Button variant="subtle" onClick={onReset}>
                {t('slip.backToPicture')}
              </Button>
            )}
          </>
        ),
        footer: <Button onClick={() => navigate('/user/statement?slips=1')}>{t('slip.toList')}</Button>,
      };
    return {
      step: chosen ? 'chosen' : 'choose',
      title: t('slip.title'),
      content: (
        <>
          <div role="status">
            <SlipNotice
              slipWindow={slipWindow}
              isOnline={isOnline}
              progress={progress}
              hasPicture={!!chosen}
            />
          </div>
          {chosen ? <SlipPreview chosen={chosen} onAnother={reset} /> : <SlipPicker onChoose={onChoose} />}
        </>
      ),
      footer: chosen && (
        <Button size="lg" disabled={isWindowClosed} onClick={send}>
          {t('slip.send')}
        </Button>
      ),
    };
  };

  const { step, content, ...sheet } = show();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} isLocked={progress.state === 'pending'} {...sheet}>
      <SheetStep key={step}>{content}</SheetStep>
    </Sheet>
  );
}
