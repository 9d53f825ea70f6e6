/** Returns a new intent: 128 random bits in hex, sent as Idempotency-Key (decisions 11). */
export function newIntent(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
