/** What can be told of a slip from the file that was sent. */
import { findMiniQr } from '@wallet/contract/wire/mini-qr';
import { pictureTypeOf } from '../picture-type.ts';

/** A file that was sent as a slip. */
export interface SlipFile {
  readonly name: string;
  readonly content: Uint8Array;
  /** Hex digits that are the same for the same bytes only. */
  readonly fingerprint: string;
}

/** Whether the bytes are those of a picture, whatever the file's name and type claim. */
export const isPicture = (content: Uint8Array): boolean => pictureTypeOf(content) !== undefined;

/**
 * By what a slip is known again: the bank's reference where the mini-QR stands as text in the file, else a name for its
 * very bytes. Pictures are not looked at.
 */
export const referenceOf = ({ content, fingerprint }: SlipFile): string =>
  findMiniQr(new TextDecoder('latin1').decode(content))?.reference ??
  `F${fingerprint.slice(0, 19).toUpperCase()}`;
