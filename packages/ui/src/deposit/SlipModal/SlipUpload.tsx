import { Button, Progress, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';
import { useTimeout } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import type { ChosenSlip } from './chosen-slip.ts';
import { SlipThumbnail } from './SlipPreview.tsx';

export interface SlipUploadProps {
  chosen: ChosenSlip;
  /** Uploaded share, 0 to 1. */
  uploadedShare: number;
}

/** Progress of an upload. Screen readers get the end, not every percent. */
export function SlipUpload({ chosen, uploadedShare }: SlipUploadProps) {
  const t = useTranslation('deposit');
  const percent = Math.floor(uploadedShare * 100);
  return (
    <Stack gap="md" align="center" ta="center">
      <SlipThumbnail address={chosen.address} />
      <Progress.Root w="100%">
        <Progress.Section value={uploadedShare * 100} color="blue" aria-label={t('slip.sending.title')} />
      </Progress.Root>
      <div>
        <Text aria-hidden>{uploadedShare < 1 && t('slip.sending.progress', { percent })}</Text>
        <Text role="status">{uploadedShare === 1 && t('slip.sending.waiting')}</Text>
      </div>
    </Stack>
  );
}

/** Milliseconds. The button replaces the send button, so it ignores a double tap. */
const doubleTapWindow = 700;

export interface CancelUploadProps {
  /** A complete upload cannot be aborted. */
  isUploaded: boolean;
  onCancel: () => void;
}

export function CancelUpload({ isUploaded, onCancel }: CancelUploadProps) {
  const t = useTranslation('deposit');
  const [isEnabled, setEnabled] = useState(false);
  useTimeout(() => setEnabled(true), doubleTapWindow, { autoInvoke: true });
  return (
    <Button variant="default" disabled={isUploaded || !isEnabled} onClick={onCancel}>
      {t('slip.sending.cancel')}
    </Button>
  );
}
