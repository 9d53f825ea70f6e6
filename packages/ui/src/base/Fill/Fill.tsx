import { useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

export interface FillProps {
  /** The place, which another part of the page holds open: an element with this `data-place`. */
  place: 'chat';
  children: ReactNode;
}

/** Shows what a part has to show in a place far from it; nothing where no such place is. */
export function Fill({ place, children }: FillProps) {
  // Read again after each drawing: the place may come with it.
  const element = useSyncExternalStore(
    () => () => undefined,
    () => document.querySelector(`[data-place="${place}"]`),
  );
  return element && createPortal(children, element);
}
