/** Escapes text for XML, without characters that XML forbids. */
export const xmlText = (text: string): string =>
  [...text]
    .filter((letter) => /[^\p{Cc}\p{Cs}\uFFFE\uFFFF]|[\t\n\r]/u.test(letter))
    .join('')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '&#10;');
