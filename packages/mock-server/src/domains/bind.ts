import type { Contract, Noun } from '@wallet/contract';
import type { Handlers } from '../http/bind.ts';
import type { Member } from './profile/member.ts';
import type { SuccessCode } from '@wallet/contract/errors';
import type { Done } from '@wallet/contract/wire/done';

/** `{ limits: ({ world }) => …, create: ({ world, member, body }) => … }` */
export type HandlersOf<Name extends Noun> = Handlers<Contract[Name], Member>;

/** Returns the default response (decisions 18). Discards the handler's result. */
export const succeeded = (_result: unknown): Done => ({ message: 'SUCCESS' });

/** Returns a response with its own success code. */
export const succeededAs = <const Code extends SuccessCode>(
  message: Code,
  _result: unknown,
): { message: Code } => ({ message });
