export interface ClosingOptions {
  /** Asks the backend whether the service is open. */
  readonly askStatus: () => Promise<{ readonly status: string }>;
  /** Navigates to the page of the closed service. */
  readonly leave: () => void;
}

/**
 * Returns the handler for answers that report a closed service (spec 2, Navigation rules). Concurrent reports
 * share one status check, and an open service keeps the player in place (decisions 94). The token is kept in
 * both cases.
 */
export function createClosing({ askStatus, leave }: ClosingOptions): () => Promise<void> {
  let isAsking = false;
  return async () => {
    if (isAsking) return;
    isAsking = true;
    const status = await askStatus().then(
      (site) => site.status,
      () => undefined,
    );
    isAsking = false;
    if (status !== 'active') leave();
  };
}
