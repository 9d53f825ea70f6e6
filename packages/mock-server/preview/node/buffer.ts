/** Stands in for the part of `node:buffer` that writes base64. */
export const Buffer = {
  from: (bytes: ArrayBuffer, offset: number, length: number) => ({
    toString: (_encoding: 'base64'): string => base64Of(new Uint8Array(bytes, offset, length)),
  }),
};

/** A call takes only so many arguments. */
const chunk = 8_192;

function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += chunk)
    text += String.fromCharCode(...bytes.subarray(at, at + chunk));
  return btoa(text);
}
