/**
 * Secrets: tokens, one-time passwords, game passwords and names of uploads. They are derived from a random key of the
 * world, so that neither the seed nor another secret reveals them. Journals mask them and stay reproducible.
 */
export interface SecretSource {
  /** Returns an unguessable key. */
  newKey(): string;
  /** Returns 32 bits derived from the key and the text; unpredictable without the key. */
  bits(key: string, text: string): number;
}

/** The state map of the key. Snapshots omit it, and restoring one keeps the world's own key. */
export const keyMap = 'hidden/key';

/** The random streams whose draws are secrets. */
const secretStreams: readonly string[] = ['tokens', 'otp', 'ids otp', 'ids chat file', 'game password'];

export const isSecret = (stream: string): boolean => secretStreams.includes(stream);
