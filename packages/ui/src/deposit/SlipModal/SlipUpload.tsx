import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useWords } from '../../words/index.ts';
import type { ChosenSlip } from './slip-finding.ts';
import { SlipThumbnail } from './SlipPreview.tsx';
import classes from './SlipUpload.module.css';

export interface SlipUploadProps {
  chosen: ChosenSlip;
  /** How much of it has left, 0 to 1. */
  share: number;
}

/** A slip on its way. That it has left is said once; the percents are for the eye. */
export function SlipUpload({ chosen, share }: SlipUploadProps) {
  const t = useWords('deposit');
  const percent = Math.floor(share * 100);
  return (
    <div className={classes.upload}>
      <SlipThumbnail address={chosen.address} />
      <progress className={classes.bar} value={share} max={1} aria-label={t('slip.sending.title')} />
      <p aria-hidden>{share < 1 && t('slip.sending.progress', { percent })}</p>
      <p role="status">{share === 1 && t('slip.sending.waiting')}</p>
    </div>
  );
}

/** Milliseconds before an upload can be given up: it stands where the send button was, and a second tap may be on its way. */
const doubleTap = 700;

export interface CancelUploadProps {
  /** All of it has left: nothing can be taken back. */
  hasLeft: boolean;
  onCancel: () => void;
}

/** Gives an upload up while it leaves. */
export function CancelUpload({ hasLeft, onCancel }: CancelUploadProps) {
  const t = useWords('deposit');
  const [isArmed, setArmed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setArmed(true), doubleTap);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Button variant="default" fullWidth disabled={hasLeft || !isArmed} onClick={onCancel}>
      {t('slip.sending.cancel')}
    </Button>
  );
}
