import type { Failure } from '@wallet/contract/wire/failure';
import { useWords } from '../words/index.ts';

/** The catalogue has codes for slips only, and a chat refuses its files with them: here they are about files. */
const refusals = ['SLIP_NO_FILE', 'SLIP_INVALID_FILE', 'SLIP_UPLOAD_FAIL'] as const;

/** The words for a refused file; undefined for any other failure. */
export function useFileRefusal(): (failure: Failure) => string | undefined {
  const t = useWords('chat');
  return ({ message }) => {
    const code = refusals.find((one) => one === message);
    return code && t(`refusal.${code}`);
  };
}
