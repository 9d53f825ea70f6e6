import type { Operation } from '@wallet/contract';
import { successCodes, type SuccessCode } from '@wallet/contract/errors';
import * as z from 'zod/mini';

/** Returns the success codes in the response schema of a call. */
export function successCodesOf({ responses }: Operation): SuccessCode[] {
  const schema = JSON.stringify(z.toJSONSchema(responses[200], { unrepresentable: 'any' }));
  const declared = [...schema.matchAll(/"(?:message|code)":\{[^}]*"enum":(\[[^\]]*\])/g)].flatMap(
    ([, list = '']) => JSON.parse(list) as string[],
  );
  return successCodes.filter((code) => declared.includes(code));
}
