/**
 * Secrets: tokens, one-time passwords, game passwords and names of uploads. They are drawn under a random key of the
 * world, so that neither the seed nor another secret reveals them. Journals mask them and stay reproducible.
 */
export interface SecretSource {
  /** A key that nobody can guess. */
  newKey(): string;
  /** 32 bits that the key and the text decide; nobody without the key can work them out. */
  bits(key: string, text: string): number;
}

/** The map of a state that holds the key. It is the world's own: no snapshot has it, and none brings another. */
export const keyMap = 'hidden/key';

/** The streams of chance whose draws are secrets. */
const secretStreams: readonly string[] = ['tokens', 'otp', 'ids otp', 'ids chat file', 'game password'];

export const isSecret = (stream: string): boolean => secretStreams.includes(stream);
