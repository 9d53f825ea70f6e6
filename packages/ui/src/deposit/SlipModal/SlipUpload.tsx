import { Button, Progress, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';
import { useEffect, useState } from 'react';
import { useWords } from '../../words/index.ts';
import type { ChosenSlip } from './slip-finding.ts';
import { SlipThumbnail } from './SlipPreview.tsx';

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
    <Stack gap="md" align="center" ta="center">
      <SlipThumbnail address={chosen.address} />
      <Progress.Root w="100%">
        <Progress.Section value={share * 100} color="blue" aria-label={t('slip.sending.title')} />
      </Progress.Root>
      <div>
        <Text aria-hidden>{share < 1 && t('slip.sending.progress', { percent })}</Text>
        <Text role="status">{share === 1 && t('slip.sending.waiting')}</Text>
      </div>
    </Stack>
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
