import { FileButton } from '@mantine/core';
import { useRef, type ReactNode } from 'react';
import type { useRun } from '../api/use-simulator.ts';
import { SmallButton } from './SmallButton.ts';

interface FilePickerProps {
  readonly accept: string;
  readonly icon: ReactNode;
  readonly label: string;
  readonly changing: ReturnType<typeof useRun>['changing'];
  readonly onPick: (file: File) => void;
}

/** A button that chooses a file, also the one that was chosen before. */
export function FilePicker({ accept, icon, label, changing, onPick }: FilePickerProps) {
  const reset = useRef<() => void>(null);
  const pick = (file: File | null): void => {
    if (!file) return;
    onPick(file);
    // A browser does not report the choice of a file that is already chosen.
    reset.current?.();
  };
  return (
    <FileButton resetRef={reset} accept={accept} onChange={pick}>
      {(props) => (
        <SmallButton {...props} {...changing} leftSection={icon}>
          {label}
        </SmallButton>
      )}
    </FileButton>
  );
}
