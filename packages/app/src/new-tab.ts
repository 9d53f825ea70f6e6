/** A tab that was opened within a tap and waits for its address: afterwards the browser would open none. */
export interface NewTab {
  /** Whether the browser opened it. */
  readonly isOpen: boolean;
  goTo(address: string): void;
  close(): void;
}

/** Opens a tab; only within the tap itself. It knows nothing of this page. */
export function openTab(): NewTab {
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  return {
    isOpen: tab !== null,
    goTo: (address) => tab?.location.replace(address),
    close: () => tab?.close(),
  };
}
