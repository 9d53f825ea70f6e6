import { Button } from '@mantine/core';
import { useState } from 'react';
import { idle, type Progress } from '../progress.ts';

/** A sheet for stories, behind a button that says `name`: it stands at `begins`, and confirming leads to `ends`, as a backend would. */
export function usePlayedSheet(
  name: string,
  { begins = idle, ends = { state: 'done' } }: { begins?: Progress | undefined; ends?: Progress | undefined },
) {
  const [isOpen, setOpen] = useState(true);
  const [progress, setProgress] = useState(begins);
  return {
    /** What opens it again. */
    opener: <Button onClick={() => setOpen(true)}>{name}</Button>,
    sheet: { isOpen, onClose: () => setOpen(false), progress, onReset: () => setProgress(idle) },
    /** To be called where the sheet asks for its effect. */
    end: () => setProgress(ends),
  };
}
