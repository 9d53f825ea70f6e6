/**
 * Codes of payments and slips (EMVCo, QR code for payment systems). A field is a two-digit tag, a two-digit length and
 * a value; a checksum over all of it ends the code.
 */

/** A field: tag, length, value. */
export const field = (tag: string, value: string): string =>
  `${tag}${String(value.length).padStart(2, '0')}${value}`;

/** Returns the text with its checksum appended, in a field of that tag. */
export function withChecksum(text: string, tag: string): string {
  const open = `${text}${tag}04`;
  return open + checksum(open);
}

/** CRC-16/CCITT-FALSE, as four hex digits. */
export function checksum(text: string): string {
  let crc = 0xffff;
  for (const character of text) {
    crc ^= character.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1;
    crc &= 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** Returns the leading fields through tag `last`, or undefined for other text. */
export function fieldsUntil(
  text: string,
  last?: string,
): { readonly fields: ReadonlyMap<string, string>; readonly length: number } | undefined {
  const fields = new Map<string, string>();
  let at = 0;
  while (at < text.length && !(last !== undefined && fields.has(last))) {
    const [head, tag = '', size = ''] = /^(\d\d)(\d\d)/.exec(text.slice(at, at + 4)) ?? [];
    const value = text.slice(at + 4, at + 4 + Number(size));
    if (head === undefined || value.length !== Number(size)) return undefined;
    fields.set(tag, value);
    at += 4 + value.length;
  }
  return { fields, length: at };
}
