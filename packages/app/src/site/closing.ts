export interface ClosingOptions {
  /** Asks the site itself whether it is open. */
  readonly askStatus: () => Promise<{ readonly status: string }>;
  /** Leads to the page of the closed service. */
  readonly leave: () => void;
}

/**
 * Returns what to call when an answer says that the service is closed (spec 2, Navigation rules). One call alone may be
 * wrong, so the site is asked first, once for however many calls; the player stays when it says that it is open
 * (decisions 94). The token is kept either way.
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
