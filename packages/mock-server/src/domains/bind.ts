import type { Binding, Calls, Handlers } from '../http/bind.ts';
import type { Member } from './profile/member.ts';
import type { SuccessCode } from '@wallet/contract/errors';
import type { Done } from '@wallet/contract/wire/done';

/** `bind(contract.withdraw, { limits: ({ world }) => …, create: ({ world, member, body }) => … })` */
export const bind = <NounCalls extends Calls>(
  calls: NounCalls,
  handlers: Handlers<NounCalls, Member>,
): Binding => ({
  calls,
  // The erased context is wider, but only the pipeline calls a handler, with validated input.
  handlers: handlers as Binding['handlers'],
});

/** Returns the default response (decisions 18). Discards the handler's result. */
export const succeeded = (_result: unknown): Done => ({ message: 'SUCCESS' });

/** Returns a response with its own success code. */
export const succeededAs = <const Code extends SuccessCode>(
  message: Code,
  _result: unknown,
): { message: Code } => ({ message });
