/** A folder in which nothing can be kept, or from which nothing can be read; the message says what to do. */
export class KeepingRefused extends Error {
  override readonly name = 'KeepingRefused';
}

/** What the system said, in its own short word: `ENOSPC`, `EACCES`. */
export const systemWord = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EROFS: 'the disk is read-only',
  EACCES: 'there is no permission',
  EPERM: 'there is no permission',
  EMFILE: 'too many files are open',
  ENOTDIR: 'it is no folder',
  EEXIST: 'it is no folder',
  EIO: 'the disk reports an error',
};

/** Why the disk refused, as part of a sentence. */
export function reasonOf(error: unknown): string {
  const word = systemWord(error);
  return (word && reasons[word]) ?? (error instanceof Error ? error.message : String(error));
}
