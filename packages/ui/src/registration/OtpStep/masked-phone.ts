/** Formats `0812345678` as `081-•••-5678`. */
export const maskedPhone = (phone: string): string =>
  phone.length < 8 ? `•••${phone.slice(-2)}` : `${phone.slice(0, 3)}-•••-${phone.slice(-4)}`;
