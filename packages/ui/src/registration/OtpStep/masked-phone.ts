/** Formats `0891112222` as `089-•••-2222`. */
export const maskedPhone = (phone: string): string =>
  phone.length < 8 ? `•••${phone.slice(-2)}` : `${phone.slice(0, 3)}-•••-${phone.slice(-4)}`;
