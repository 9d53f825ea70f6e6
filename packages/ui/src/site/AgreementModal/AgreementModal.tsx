import { Button } from '@mantine/core';
import { AgeSign } from '../../base/AgeSign/AgeSign.tsx';
import { ErrorState } from '../../base/ErrorState/ErrorState.tsx';
import type { Loadable } from '../../base/loadable.ts';
import { TextSkeleton } from '../../base/TextSkeleton/TextSkeleton.tsx';
import { SafeHtmlParts } from '../../base/SafeHtml/SafeHtml.tsx';
import { Sheet } from '../../base/Sheet/Sheet.tsx';
import { useWords } from '../../words/index.ts';

export interface AgreementModalProps {
  isOpen: boolean;
  /** The user agreement, each part an HTML text. */
  agreements: Loadable<readonly string[]>;
  /** The least age of a player in years, from the operator's configuration. */
  minimumAge?: number | undefined;
  /** Called by the one button: accepted. */
  onConfirm: () => void;
  /** Called by Escape, the cross or a tap outside: not accepted, to be shown again at the next visit. */
  onDismiss: () => void;
}

/** Room kept for it until it is there. */
const usualLines = 12;

/** The agreement of the first visit; only what could be read can be confirmed (spec 2, /user/home). */
export function AgreementModal({
  isOpen,
  agreements,
  minimumAge,
  onConfirm,
  onDismiss,
}: AgreementModalProps) {
  const t = useWords('site');
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onDismiss}
      title={t('agreement.title')}
      size="lg"
      footer={
        <>
          {minimumAge !== undefined && (
            <AgeSign age={minimumAge}>{t('agreement.age', { age: minimumAge })}</AgeSign>
          )}
          <Button size="lg" disabled={agreements.state !== 'ready'} onClick={onConfirm}>
            {t('agreement.confirm')}
          </Button>
        </>
      }
    >
      {agreements.state === 'loading' && <TextSkeleton lines={usualLines} />}
      {agreements.state === 'failed' && (
        <ErrorState onRetry={agreements.retry} failure={agreements.failure} />
      )}
      {agreements.state === 'ready' && <SafeHtmlParts parts={agreements.data} lines={usualLines} />}
    </Sheet>
  );
}
