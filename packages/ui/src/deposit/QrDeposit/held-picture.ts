/** A picture that was drawn, and its address on this device for as long as it is held. */
export interface Picture {
  readonly file: File;
  readonly address: string;
}

export interface HeldPicture {
  /** The picture; one that could not be drawn is tried again. Over, once nobody holds it any more. */
  readonly take: () => Promise<Picture | 'failed' | 'over'>;
  /** Puts the picture away, also one that is still being drawn. */
  readonly letGo: () => void;
}

/** Holds one picture, drawn at the first asking; whoever asks meanwhile gets the same one. */
export function holdPicture(drawFile: () => Promise<File>): HeldPicture {
  let isOver = false;
  let address: string | undefined;
  let drawing: Promise<Picture | 'failed' | 'over'> | undefined;

  async function draw(): Promise<Picture | 'failed' | 'over'> {
    try {
      const file = await drawFile();
      if (isOver) return 'over';
      address = URL.createObjectURL(file);
      return { file, address };
    } catch {
      drawing = undefined;
      return isOver ? 'over' : 'failed';
    }
  }
  return {
    take: async () => {
      const taken = await (drawing ??= draw());
      return isOver ? 'over' : taken;
    },
    letGo() {
      isOver = true;
      if (address !== undefined) URL.revokeObjectURL(address);
    },
  };
}
