import { Button } from '@mantine/core';
import { useState } from 'react';
import { AgeSign } from '../../base/AgeSign/AgeSign.tsx';
import { LoadState } from '../../base/LoadState/LoadState.tsx';
import type { Loadable } from '../../base/loadable.ts';
import { TextSkeleton } from '../../base/TextSkeleton/TextSkeleton.tsx';
import { SafeHtmlParts } from '../../base/SafeHtml/SafeHtml.tsx';
import { Sheet } from '../../base/Sheet/Sheet.tsx';
import { useTranslation } from '../../i18n/index.ts';

export interface AgreementModalProps {
  isOpen: boolean;
  /** User agreement, one HTML text per part. */
  agreements: Loadable<readonly string[]>;
  onConfirm: () => void;
  /** Called by Escape, the close button or a tap outside: shown again at the next visit. */
  onDismiss: () => void;
}

/** Reserved height. */
const usualLines = 12;

/** Agreement of the first visit; only a shown text can be confirmed (spec 2, /user/home). */
export function AgreementModal({ isOpen, agreements, onConfirm, onDismiss }: AgreementModalProps) {
  const t = useTranslation('site');
  const [isShown, setShown] = useState(false);
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onDismiss}
      title={t('agreement.title')}
      size="lg"
      footer={
        <>
          <AgeSign>{(age) => t('agreement.age', { age })}</AgeSign>
          <Button size="lg" disabled={agreements.state !== 'ready' || !isShown} onClick={onConfirm}>
            {t('agreement.confirm')}
          </Button>
        </>
      }
    >
      <LoadState of={agreements} loading={<TextSkeleton lines={usualLines} />} />
      {agreements.state === 'ready' && (
        <SafeHtmlParts parts={agreements.data} lines={usualLines} onShown={() => setShown(true)} />
      )}
    </Sheet>
  );
}
