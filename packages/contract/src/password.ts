/** Rules of a new password. Existing passwords log in as they are (decisions 96). */

/** The least characters of a new password. */
export const leastPassword = 6;

/** Whether a new password is long enough; blanks alone are none. */
export const isPassword = (password: string): boolean =>
  password.trim() !== '' && [...password].length >= leastPassword;
