type Subscribe = (listener: () => void) => () => void;

/**
 * Returns a subscription that is notified once for changes in quick succession. A render takes longer than the arrival
 * of a message, so a burst would otherwise block the page.
 */
export const inBursts =
  (subscribe: Subscribe): Subscribe =>
  (listener) => {
    let pending: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = subscribe(() => {
      pending ??= setTimeout(() => {
        pending = undefined;
        listener();
      });
    });
    return () => {
      clearTimeout(pending);
      unsubscribe();
    };
  };
