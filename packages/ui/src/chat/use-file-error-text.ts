import type { ErrorBody } from '@wallet/contract/wire/error-body';
import { useTranslation } from '../i18n/index.ts';

/** The backend refuses chat files with the codes for slips; these texts are about files. */
const refusals = ['SLIP_NO_FILE', 'SLIP_INVALID_FILE', 'SLIP_UPLOAD_FAIL'] as const;

/** Returns the text for a refused file; undefined for any other failure. */
export function useFileErrorText(): (failure: ErrorBody) => string | undefined {
  const t = useTranslation('chat');
  return ({ message }) => {
    const code = refusals.find((one) => one === message);
    return code && t(`refusal.${code}`);
  };
}
