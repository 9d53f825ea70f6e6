/** The schemes an address from a server may have, by the place it is shown at. */
const schemesOf = {
  /** A page or a game. */
  web: ['https:', 'http:'],
  /** A chat with the operator. */
  chat: ['https:', 'http:', 'line:', 'tel:', 'mailto:'],
  /** A picture. */
  image: ['https:', 'http:'],
} as const;

/**
 * An address from a server that may be followed or shown at a place, or undefined: the scheme is on the place's list, and
 * no name stands before the host to mislead (quality 3). An address below the own origin counts as one of the web.
 */
export function safeExternalUrl(address: string, place: keyof typeof schemesOf): string | undefined {
  const trimmed = address.trim();
  if (trimmed === '' || !URL.canParse(trimmed, window.location.href)) return undefined;
  const { protocol, username, password, href } = new URL(trimmed, window.location.href);
  // A picture inside its own address runs nothing as long as it is shown as a picture.
  const isDrawn = place === 'image' && /^data:image\//i.test(href);
  const isAllowed = isDrawn || (schemesOf[place] as readonly string[]).includes(protocol);
  return isAllowed && username === '' && password === '' ? href : undefined;
}
