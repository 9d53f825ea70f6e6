/** Formats `0891112222` as `089-•••-2222`, with a word joiner that keeps it on one line. */
export const maskedPhone = (phone: string): string =>
  phone.length < 8 ? `•••${phone.slice(-2)}` : `${phone.slice(0, 3)}-\u2060•••-${phone.slice(-4)}`;
