/** Rules of a new password. Existing passwords stay valid (decisions 96). */

/** Minimum length of a new password. */
export const leastPassword = 6;

/** Returns whether a new password is long enough and not blank. */
export const isPassword = (password: string): boolean =>
  password.trim() !== '' && [...password].length >= leastPassword;
