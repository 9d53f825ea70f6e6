/** Replaces the base64 encoding of `node:buffer`. */
export const Buffer = {
  from: (bytes: ArrayBuffer, offset: number, length: number) => ({
    toString: (_encoding: 'base64'): string => base64Of(new Uint8Array(bytes, offset, length)),
  }),
};

const chunk = 8_192;

function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += chunk)
    text += String.fromCharCode(...bytes.subarray(at, at + chunk));
  return btoa(text);
}
