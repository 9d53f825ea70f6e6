import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';

/**
 * An uploaded file with its bytes in memory, so that a handler can check it synchronously. They are in `content` alone,
 * because a File would hold a second copy.
 */
export class UploadedFile extends File {
  readonly #content: Uint8Array<ArrayBuffer>;
  #fingerprint: string | undefined;

  /** `type` is the declared type; handlers check the bytes instead. */
  constructor(bytes: Uint8Array<ArrayBuffer>, name: string, type: string) {
    super([], name, { type });
    this.#content = bytes;
  }

  override get size(): number {
    return this.#content.length;
  }

  /** The bytes, in a private field, so that code that walks over fields skips them. */
  get content(): Uint8Array<ArrayBuffer> {
    return this.#content;
  }

  get base64(): string {
    const { buffer, byteOffset, length } = this.#content;
    return Buffer.from(buffer, byteOffset, length).toString('base64');
  }

  /** The SHA-256 of the bytes in hex, computed once. */
  get fingerprint(): string {
    return (this.#fingerprint ??= createHash('sha256').update(this.#content).digest('hex'));
  }
}

/** Returns fields with `shown` of each file in place of the file. */
export const withFilesAs = (fields: object, shown: (file: UploadedFile) => unknown) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field instanceof UploadedFile ? shown(field) : field,
    ]),
  );
