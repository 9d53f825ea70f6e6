/** Returns a new intent: 128 random bits in hex, sent as Idempotency-Key (decisions 11). */
export function newIntent(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Runs an effect unless another tab runs the same one. Returns `busy` instead of waiting: a second tab is no second
 * intent. Without Web Locks (older phones, insecure origins) it just runs.
 */
export async function runAlone<T>(name: string, run: () => Promise<T>): Promise<T | 'busy'> {
  if (!('locks' in navigator)) return run();
  return navigator.locks.request(`intent:${name}`, { ifAvailable: true }, (lock) => (lock ? run() : 'busy'));
}
