/** A drawn picture and its object URL. */
export interface ImageFile {
  readonly file: File;
  readonly address: string;
}

export interface DisposableImage {
  /** Draws the picture; retries after a failure. */
  readonly get: () => Promise<ImageFile | 'failed' | 'disposed'>;
  /** Revokes the URL; a picture that is still being drawn gets none. */
  readonly dispose: () => void;
}

/** Creates one image lazily; concurrent calls of `get` share it. */
export function createImageFile(drawFile: () => Promise<File>): DisposableImage {
  let isDisposed = false;
  let address: string | undefined;
  let drawing: Promise<ImageFile | 'failed' | 'disposed'> | undefined;

  async function draw(): Promise<ImageFile | 'failed' | 'disposed'> {
    try {
      const file = await drawFile();
      if (isDisposed) return 'disposed';
      address = URL.createObjectURL(file);
      return { file, address };
    } catch {
      drawing = undefined;
      return isDisposed ? 'disposed' : 'failed';
    }
  }
  return {
    get: async () => {
      const taken = await (drawing ??= draw());
      return isDisposed ? 'disposed' : taken;
    },
    dispose() {
      isDisposed = true;
      if (address !== undefined) URL.revokeObjectURL(address);
    },
  };
}
