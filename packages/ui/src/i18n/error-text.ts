import type { ErrorBody } from '@wallet/contract/wire/error-body';
import { asShown } from '@wallet/locales/joined';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation as useI18next } from 'react-i18next';
import type { ErrorCode } from '@wallet/contract/errors';
import { faultOf, type Fault } from '../base/fault.ts';
import { useTranslation } from './use-translation.ts';
import { useI18n } from './I18nProvider.tsx';

/** Refusal, or its message alone: a code of the catalogue or the raw text of another backend. */
export type FailureOrCode = string | ErrorBody;

const codeOf = (failure: FailureOrCode): string =>
  (typeof failure === 'string' ? failure : failure.message).trim();

const rawTextLength = 200;

/** Texts by code, beside the groups `advice`, `slip` and `slipAdvice`. */
type Texts = Readonly<Record<string, unknown>>;

const has = (texts: Texts, code: string) => Object.hasOwn(texts, code) && typeof texts[code] === 'string';

/**
 * Parameter names select a variant of the text. Their values come from the backend, so they are passed as
 * `replace`, never as options.
 */
const withContext = (params: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => ({
  replace: params,
  context: Object.keys(params).sort().join('_'),
});

/** A code that the catalogue lacks, unlike a sentence of another backend. */
const unlistedCode = /^(?:[A-Z\d][A-Z\d_.:-]{1,60}|[a-z\d]{1,30}(?:_[a-z\d]{1,30}){1,5})$/;

const cut = (text: string) => {
  const letters = [...text];
  return asShown(letters.length > rawTextLength ? `${letters.slice(0, rawTextLength - 1).join('')}…` : text);
};

/** Codes and faults whose text or advice names the operator; base/support shows the way beside them. */
const contactCodes: ReadonlySet<string> = new Set<ErrorCode | Fault>([
  'INVALID_USER_1',
  'INVALID_USER_2',
  'INVALID_USER_3',
  'INVALID_USER_4',
  'WRONG_PASSWORD',
  'WRONG_CREDENTIAL',
  'INACTIVE_USER',
  'OTP_BLOCK',
  'EXISTING_BANK',
  'NO_WALLET',
  'INTERNAL_SERVER_ERROR',
  'NO_DATA',
  'INVALID_PRIZE_CODE',
  'INVALID_COUPON_TYPE',
  'server',
  'unexpected',
]);

interface Errors {
  /**
   * Returns the text of a failure. A known code is translated with its parameters (`OTP_BLOCK_minutes`), an unlisted
   * one follows a sentence; other text is cut at 200 characters (spec 8). Texts of faults are always loaded, also offline.
   */
  readonly errorText: (failure: FailureOrCode) => string;
  /** Returns the advice for a failure; undefined without one. */
  readonly errorAdvice: (failure: FailureOrCode) => string | undefined;
  /** Returns text and advice in one string. */
  readonly errorSentences: (failure: FailureOrCode) => string;
  /** Returns whether text or advice names the operator. */
  readonly namesContact: (failure: FailureOrCode) => boolean;
}

/** Returns the texts of failures. Their namespace loads after the first render. */
export function useErrors(): Errors {
  const i18n = useI18n();
  const { t, i18n: i18next } = useI18next('error');
  const common = useTranslation('common');
  const [isLost, setLost] = useState(false);
  const isThere = useSyncExternalStore(i18n.subscribe, hasErrors, hasErrors);
  function hasErrors() {
    return i18n.has('error');
  }
  useEffect(() => {
    // After every render without texts: a later refusal repeats the load.
    if (!isThere) i18n.load('error').catch(() => setLost(true));
  });
  const texts = isThere ? (i18next.getResourceBundle(i18next.language, 'error') as Texts) : undefined;
  return useMemo(() => {
    const errorText = (failure: FailureOrCode) => {
      const code = codeOf(failure);
      const params = (typeof failure !== 'string' && failure.params) || {};
      const fault = faultOf(code);
      if (fault) return common(`fault.${fault}.text`);
      if (!texts) return isLost ? cut(code) : common('state.loading');
      if (has(texts, code)) return t(code as 'unknown', withContext(params));
      if (unlistedCode.test(code)) return t('unlisted', { replace: { code } });
      return code === '' ? t('unknown') : cut(code);
    };
    const errorAdvice = (failure: FailureOrCode) => {
      const code = codeOf(failure);
      const fault = faultOf(code);
      if (fault) return common(`fault.${fault}.advice`);
      return texts && has(texts['advice'] as Texts, code) ? t(`advice.${code as 'NO_USER'}`) : undefined;
    };
    return {
      errorText,
      errorAdvice,
      errorSentences: (failure) => [errorText(failure), errorAdvice(failure)].filter(Boolean).join(' '),
      namesContact(failure) {
        const code = codeOf(failure);
        const isUnlisted = texts !== undefined && !has(texts, code) && unlistedCode.test(code);
        return contactCodes.has(faultOf(code) ?? code) || isUnlisted;
      },
    };
  }, [t, texts, isLost, common]);
}
