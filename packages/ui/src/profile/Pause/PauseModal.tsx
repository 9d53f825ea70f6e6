import { Stack } from '@mantine/core';
import { Sheet, type DialogProps } from '../../base/Sheet/Sheet.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { PauseDetails, type PauseDetailsProps } from './PauseDetails.tsx';

export interface PauseModalProps extends DialogProps, PauseDetailsProps {}

/** Replaces a deposit or a game during a pause. */
export function PauseModal({ isOpen, onClose, ...facts }: PauseModalProps) {
  const t = useTranslation('profile');
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('pause.title')}>
      <Stack gap="md">
        <PauseDetails {...facts} />
      </Stack>
    </Sheet>
  );
}
