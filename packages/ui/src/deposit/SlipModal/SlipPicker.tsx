import { Button, FileButton, Stack, Text } from '@mantine/core';
import { slipWithinMinutes } from '@wallet/contract/deposit';
import { useEffect, useEffectEvent, useRef, useState, type DragEvent } from 'react';
import cameraArt from '../../art/camera.svg?no-inline';
import { Spot } from '../../art/Spot.tsx';
import { useTranslation } from '../../i18n/index.ts';
import classes from './SlipPicker.module.css';

export interface SlipPickerProps {
  onChoose: (file: File) => void;
  /** Accepts a picture that is pasted anywhere on the page. */
  acceptsPaste: boolean;
}

/** Chooses a picture from the gallery, by drop or by paste. No camera: slips are in the gallery. */
export function SlipPicker({ onChoose, acceptsPaste }: SlipPickerProps) {
  const t = useTranslation('deposit');
  const reset = useRef<() => void>(null);
  const [isOver, setOver] = useState(false);

  const onPaste = useEffectEvent(({ clipboardData }: ClipboardEvent) => {
    const file = clipboardData && firstImageOf(clipboardData);
    if (file) onChoose(file);
  });
  useEffect(() => {
    if (!acceptsPaste) return undefined;
    const listen = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, [acceptsPaste]);

  // Without this the browser opens the dropped file and leaves the app.
  const allowDrop = (event: DragEvent) => event.preventDefault();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = firstImageOf(event.dataTransfer);
    if (file) onChoose(file);
  };

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
      className={classes.picker}
      data-over={isOver}
      onDragEnter={() => setOver(true)}
      onDragLeave={({ currentTarget, relatedTarget }) =>
        setOver(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
      }
      onDragOver={allowDrop}
      onDrop={drop}
    >
      <Spot src={cameraArt} />
      <Text>{t('slip.lead')}</Text>
      <Text size="sm" c="dimmed" mb="sm">
        {t('slip.within', { minutes: slipWithinMinutes })}
      </Text>
      <FileButton accept="image/*" resetRef={reset} onChange={choose}>
        {(props) => (
          <Button {...props} size="lg" fullWidth>
            {t('slip.choose')}
          </Button>
        )}
      </FileButton>
      <Text size="sm" c="dimmed" className={classes.desk}>
        {t('slip.drop')}
      </Text>
    </Stack>
  );
}

/** Returns the first picture of a drop or a paste; a file without a type counts as one. */
const firstImageOf = ({ files }: DataTransfer): File | undefined =>
  [...files].find(({ type }) => type === '' || type.startsWith('image/'));
