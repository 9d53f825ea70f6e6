import type { SuccessCode } from '@wallet/contract/errors';
import type { Done } from '@wallet/contract/wire/done';

/** The answer of a call that has none of its own (decisions 18); takes the result nobody asked for. */
export const succeeded = (_result: unknown): Done => ({ message: 'SUCCESS' });

/** The answer of a call that says by a code of its own what worked. */
export const succeededAs = <const Code extends SuccessCode>(
  message: Code,
  _result: unknown,
): { message: Code } => ({ message });
