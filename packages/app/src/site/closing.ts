export interface ClosingOptions {
  readonly readStatus: () => Promise<{ readonly status: string }>;
  readonly leave: () => void;
}

/**
 * Returns the handler for responses that report a closed service (spec 2, Navigation rules). Concurrent reports
 * share one status check, and an open service keeps the player in place (decisions 94). The token is kept in
 * both cases.
 */
export function createClosing({ readStatus, leave }: ClosingOptions): () => Promise<void> {
  let isReading = false;
  return async () => {
    if (isReading) return;
    isReading = true;
    const status = await readStatus().then(
      (site) => site.status,
      () => undefined,
    );
    isReading = false;
    if (status !== 'active') leave();
  };
}
