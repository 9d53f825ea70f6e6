/** What a new account name and a new password must satisfy before they are sent (spec 5). Pure. */
import { isPassword } from '@wallet/contract/password';
import { isEnglishName } from '@wallet/contract/registration';

export type HolderNameProblem = 'required' | 'english';

/** Why a name cannot be the account holder's; undefined when it can. */
export function checkHolderName(name: string): HolderNameProblem | undefined {
  if (name.trim() === '') return 'required';
  return isEnglishName(name) ? undefined : 'english';
}

export { normalizeHolderName as holderNameToSend } from '@wallet/contract/registration';

/** The three fields of a change of password. */
export interface PasswordFields {
  readonly old: string;
  readonly new: string;
  readonly confirm: string;
}

/** `empty` is marked without words (decisions 25). */
export type PasswordProblem = 'empty' | 'tooShort' | 'mismatch';

/** Everything that keeps a change of password from being sent. */
export function checkPasswords({
  old,
  new: next,
  confirm,
}: PasswordFields): Partial<Record<keyof PasswordFields, PasswordProblem>> {
  const isBlank = (text: string) => text.trim() === '';
  return {
    ...(isBlank(old) && { old: 'empty' }),
    ...(isBlank(next) ? { new: 'empty' } : !isPassword(next) && { new: 'tooShort' }),
    ...(isBlank(confirm) ? { confirm: 'empty' } : next !== '' && next !== confirm && { confirm: 'mismatch' }),
  };
}
