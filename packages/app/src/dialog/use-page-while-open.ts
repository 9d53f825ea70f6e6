import { useState } from 'react';

/** The page of a list in a dialog, from 1: each opening begins with the first. */
export function usePageWhileOpen(isOpen: boolean) {
  const [page, setPage] = useState(1);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    if (isOpen) setPage(1);
  }
  return [page, setPage] as const;
}
