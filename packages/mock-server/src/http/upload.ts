import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';

/** An uploaded file with its bytes in memory, so that a handler can check it synchronously. */
export class UploadedFile extends File {
  readonly #content: Uint8Array<ArrayBuffer>;
  #fingerprint: string | undefined;

  /** `type` is the declared type; handlers check the bytes instead. */
  constructor(bytes: Uint8Array<ArrayBuffer>, name: string, type: string) {
    super([], name, { type });
    this.#content = bytes;
  }

  // A Blob holds a second copy of the bytes, so it is created on demand.
  override get size(): number {
    return this.#content.length;
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return this.#blob().arrayBuffer();
  }

  override slice(...range: Parameters<Blob['slice']>): Blob {
    return this.#blob().slice(...range);
  }

  override stream(): ReturnType<Blob['stream']> {
    return this.#blob().stream();
  }

  override text(): Promise<string> {
    return this.#blob().text();
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

  #blob(): Blob {
    return new Blob([this.#content]);
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
