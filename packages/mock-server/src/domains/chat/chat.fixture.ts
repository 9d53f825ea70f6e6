/** Files and messages for the tests of the chat. */

const bytesOf = (...parts: readonly (string | number)[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : [part],
    ),
  );

/** The first bytes of files of each accepted type. */
export const heads = {
  'image/png': bytesOf(0x89, 'PNG\r\n', 0x1a, '\n'),
  'image/jpeg': bytesOf(0xff, 0xd8, 0xff, 0xe0),
  'image/gif': bytesOf('GIF89a'),
  'video/mp4': bytesOf(0, 0, 0, 0x20, 'ftypisom'),
  'video/quicktime': bytesOf(0, 0, 0, 0x14, 'ftypqt  '),
} as const;

/** Files that begin almost like an accepted type. */
export const rejectedHeads: Readonly<Record<string, Uint8Array<ArrayBuffer>>> = {
  'a page': bytesOf('<!doctype html><script>'),
  'a drawing': bytesOf('<svg xmlns="http://www.w3.org/2000/svg">'),
  'a program': bytesOf('MZ', 0x90, 0),
  'a HEIC picture': bytesOf(0, 0, 0, 0x18, 'ftypheic'),
  'an AVIF picture': bytesOf(0, 0, 0, 0x18, 'ftypavif'),
  'M4A sound': bytesOf(0, 0, 0, 0x18, 'ftypM4A '),
  'half of a PNG head': bytesOf(0x89, 'PNG'),
  'half of a film head': bytesOf(0, 0, 0, 0x20, 'ftyp'),
  'a PNG that comes late': bytesOf(' ', 0x89, 'PNG\r\n', 0x1a, '\n'),
};

/** Returns a file as the upload parser provides it. */
export const arrivedFile = (content: Uint8Array<ArrayBuffer>, name: string): File =>
  Object.assign(new File([content], name), { content, base64: Buffer.from(content).toString('base64') });

/** Returns a text message in the wire format. */
export const textMessage = (text: string, clientId?: string) => ({
  sender: 'customer',
  message: { message_type: 'text', payload: { text, ...(clientId !== undefined && { clientId }) } },
});
