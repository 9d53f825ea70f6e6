import { Button, FileButton, Stack, Text } from '@mantine/core';
import { slipWithinMinutes } from '@wallet/contract/deposit';
import { useRef } from 'react';
import cameraArt from '../../art/camera.svg?no-inline';
import { Spot } from '../../art/Spot.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { Hint } from '../../base/Hint/Hint.tsx';

export interface SlipPickerProps {
  onChoose: (file: File) => void;
}

/** Chooses a picture from the gallery. No camera: slips are in the gallery. */
export function SlipPicker({ onChoose }: SlipPickerProps) {
  const t = useTranslation('deposit');
  const reset = useRef<() => void>(null);

  const choose = (file: File | null) => {
    if (file) onChoose(file);
    // Cleared, so that the same file can be chosen again.
    reset.current?.();
  };

  return (
    <Stack
      gap="sm"
      align="center"
      p="lg"
      ta="center"
      bd="2px dashed var(--mantine-color-default-border)"
      bdrs="lg"
    >
      <Spot src={cameraArt} />
      <Text>{t('slip.lead')}</Text>
      <Hint mb="sm">{t('slip.within', { minutes: slipWithinMinutes })}</Hint>
      <FileButton accept="image/*" resetRef={reset} onChange={choose}>
        {(props) => (
          <Button {...props} size="lg" fullWidth>
            {t('slip.choose')}
          </Button>
        )}
      </FileButton>
    </Stack>
  );
}
