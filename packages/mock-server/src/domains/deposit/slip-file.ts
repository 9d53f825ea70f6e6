/** What can be told of a slip from the file that was sent. */
import { findMiniQr } from '@wallet/contract/wire/mini-qr';

/** A file that was sent as a slip. */
export interface SlipFile {
  readonly name: string;
  readonly content: Uint8Array;
  /** Hex digits that are the same for the same bytes only. */
  readonly fingerprint: string;
}

/** A byte that may be anything. */
const open = undefined;

/** How the picture formats of slips begin. */
const signatures: Readonly<Record<string, readonly (number | undefined)[]>> = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpeg: [0xff, 0xd8, 0xff],
  gif87a: [0x47, 0x49, 0x46, 0x38, 0x37, 0x61],
  gif89a: [0x47, 0x49, 0x46, 0x38, 0x39, 0x61],
  webp: [0x52, 0x49, 0x46, 0x46, open, open, open, open, 0x57, 0x45, 0x42, 0x50],
};

/** Whether the bytes are those of a picture, whatever the file's name and type claim. */
export const isPicture = (content: Uint8Array): boolean =>
  Object.values(signatures).some(
    (signature) =>
      content.length >= signature.length &&
      signature.every((byte, at) => byte === undefined || byte === content[at]),
  );

/**
 * By what a slip is known again: the bank's reference where the mini-QR stands as text in the file, else a name for its
 * very bytes. Pictures are not looked at.
 */
export const referenceOf = ({ content, fingerprint }: SlipFile): string =>
  findMiniQr(new TextDecoder('latin1').decode(content))?.reference ??
  `F${fingerprint.slice(0, 19).toUpperCase()}`;
