/** Validation of a new holder name and a new password (spec 5). */
import { isPassword } from '@wallet/contract/password';
import { isEnglishName } from '@wallet/contract/registration';

export type HolderNameProblem = 'required' | 'english';

/** Returns the problem of a holder name; undefined for a valid one. */
export function checkHolderName(name: string): HolderNameProblem | undefined {
  if (name.trim() === '') return 'required';
  return isEnglishName(name) ? undefined : 'english';
}

export interface PasswordFields {
  readonly old: string;
  readonly new: string;
  readonly confirm: string;
}

/** `empty` marks the field without a text (decisions 25). */
export type PasswordProblem = 'empty' | 'tooShort' | 'mismatch';

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
