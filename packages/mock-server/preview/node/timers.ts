/** Replaces `node:timers/promises`. Rejects when the signal is aborted. */
export const setTimeout = (
  milliseconds: number,
  value: unknown,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const timer = globalThis.setTimeout(() => resolve(value), milliseconds);
    const stop = (): void => {
      clearTimeout(timer);
      reject(new DOMException('The wait was aborted.', 'AbortError'));
    };
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
