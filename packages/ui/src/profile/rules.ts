/** What a new account name and a new password must satisfy before they are sent (spec 5). Pure. */
import { isPassword } from '@wallet/contract/password';
import { isEnglishName } from '@wallet/contract/registration';

export type HolderNameProblem = 'required' | 'english';

/** Why a name cannot be the account holder's; undefined when it can. */
export function checkHolderName(name: string): HolderNameProblem | undefined {
  if (name.trim() === '') return 'required';
  return isEnglishName(name) ? undefined : 'english';
}

/** The name as it is sent: capitals, one space between words. */
export const holderNameToSend = (name: string): string => name.trim().replace(/\s+/g, ' ').toUpperCase();

/** The three fields of a change of password. */
export interface PasswordFields {
  readonly old: string;
  readonly new: string;
  readonly confirm: string;
}

export interface PasswordProblems {
  /** Fields with nothing but spaces in them: marked, without a message (decisions 25). */
  readonly empty: readonly (keyof PasswordFields)[];
  /** Both new passwords are there and differ. */
  readonly isMismatch: boolean;
  /** The new password is there and too short. */
  readonly isTooShort: boolean;
}

/** Everything that keeps a change of password from being sent. */
export function checkPasswords(fields: PasswordFields): PasswordProblems {
  return {
    empty: (['old', 'new', 'confirm'] as const).filter((name) => fields[name].trim() === ''),
    isTooShort: fields.new.trim() !== '' && !isPassword(fields.new),
    isMismatch: fields.new !== '' && fields.confirm !== '' && fields.new !== fields.confirm,
  };
}
