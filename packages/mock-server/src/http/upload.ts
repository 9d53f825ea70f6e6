import { createHash } from 'node:crypto';

/** A file that arrived, with its bytes read, so that a handler can judge it in its one synchronous step. */
export class UploadedFile extends File {
  readonly #content: Uint8Array<ArrayBuffer>;
  #fingerprint: string | undefined;

  /** `type` is what the sender claims; the bytes decide. */
  constructor(bytes: Uint8Array<ArrayBuffer>, name: string, type: string) {
    super([], name, { type });
    this.#content = bytes;
  }

  // The bytes are not copied into the Blob below, which takes as much memory again.
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

  /** The bytes. No field holds them, so nothing that walks over fields walks over millions of bytes. */
  get content(): Uint8Array<ArrayBuffer> {
    return this.#content;
  }

  /** Hex digits that are the same for the same bytes only; worked out once. */
  get fingerprint(): string {
    return (this.#fingerprint ??= createHash('sha256').update(this.#content).digest('hex'));
  }

  #blob(): Blob {
    return new Blob([this.#content]);
  }
}
