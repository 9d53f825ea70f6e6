import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
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

/** A dialog that can be fetched before it is opened. */
type PreparedDialog = ComponentType & {
  /** Fetches its code; what cannot be fetched now is fetched when it opens. */
  prepare: () => void;
};

/** As `lazy`; but a dialog that has been prepared is there with the frame after the tap, and nothing stands in for it. */
export function preparable(load: () => Promise<ComponentType>): PreparedDialog {
  let prepared: ComponentType | undefined;
  const Later = lazy(() => load().then((dialog) => ({ default: dialog })));
  const Dialog = () => {
    // What it was shown by first it stays, with all that has been typed into it.
    const [Shown] = useState(() => prepared ?? Later);
    return <Shown />;
  };
  return Object.assign(Dialog, {
    prepare: () =>
      void load()
        .then((dialog) => (prepared = dialog))
        .catch(() => undefined),
  });
}
