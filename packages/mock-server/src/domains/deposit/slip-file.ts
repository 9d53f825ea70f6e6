/** Validation and identification of slip files. */
import { findMiniQr } from '@wallet/contract/wire/mini-qr';
import { pictureTypeOf } from '../picture-type.ts';

export interface SlipFile {
  readonly name: string;
  readonly content: Uint8Array;
  /** Hex digits that are equal only for equal bytes. */
  readonly fingerprint: string;
}

/** Returns whether the bytes are a picture. Name and type of the file are ignored. */
export const isPicture = (content: Uint8Array): boolean => pictureTypeOf(content) !== undefined;

/** Returns the reference of a slip: the one in its mini-QR text, else a hash of its bytes. Pixels are not read. */
export const referenceOf = ({ content, fingerprint }: SlipFile): string =>
  findMiniQr(new TextDecoder('latin1').decode(content))?.reference ??
  `F${fingerprint.slice(0, 19).toUpperCase()}`;
