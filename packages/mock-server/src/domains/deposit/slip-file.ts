/** Facts that are read from the file of a slip. */
import { findMiniQr } from '@wallet/contract/wire/mini-qr';
import { pictureTypeOf } from '../picture-type.ts';

/** A file that was sent as a slip. */
export interface SlipFile {
  readonly name: string;
  readonly content: Uint8Array;
  /** Hex digits that are the same for the same bytes only. */
  readonly fingerprint: string;
}

/** Whether the bytes are a picture. Name and type of the file are ignored. */
export const isPicture = (content: Uint8Array): boolean => pictureTypeOf(content) !== undefined;

/**
 * Returns the reference that identifies a slip: the one of its mini QR text, else a hash of its bytes. Pixels are not
 * read.
 */
export const referenceOf = ({ content, fingerprint }: SlipFile): string =>
  findMiniQr(new TextDecoder('latin1').decode(content))?.reference ??
  `F${fingerprint.slice(0, 19).toUpperCase()}`;
