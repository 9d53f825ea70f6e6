/** What a password must be before it is taken; one that a member has already logs in as it is (decisions 96). */

/** The least characters of a new password. */
export const leastPassword = 6;

/** Whether a new password is long enough; blanks alone are none. */
export const isPassword = (password: string): boolean =>
  password.trim() !== '' && [...password].length >= leastPassword;
