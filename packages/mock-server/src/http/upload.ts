/** A file that arrived, with its bytes read, so that a handler can judge it in its one synchronous step. */
export class UploadedFile extends File {
  readonly content: Uint8Array;

  /** `type` is what the sender claims; the bytes decide. */
  constructor(bytes: Uint8Array<ArrayBuffer>, name: string, type: string) {
    super([bytes], name, { type });
    this.content = bytes;
  }
}
