import { Suspense, type ReactNode } from 'react';
import { useOnceOpen } from './dialog.ts';

interface LazyDialogProps {
  isOpen: boolean;
  /** The dialog; fetched when it opens for the first time. */
  children: ReactNode;
}

/** Keeps a dialog's code away until it is needed, and the dialog itself from then on. */
export function LazyDialog({ isOpen, children }: LazyDialogProps) {
  const wasOpen = useOnceOpen(isOpen);
  return wasOpen && <Suspense>{children}</Suspense>;
}
