import type { Failure } from '@wallet/contract/wire/failure';
import type { i18n } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** A refusal as it travels, or its message alone: a code of the catalogue or the raw text of a foreign backend. */
export type FailureWords = string | Failure;

const rawTextLength = 200;

/** Texts by code beside the groups `advice`, `slip` and `slipAdvice`. */
function textsOf({ getResourceBundle, language }: i18n, group?: 'advice'): Readonly<Record<string, unknown>> {
  const words = getResourceBundle(language, 'error') as Record<string, unknown>;
  return group === undefined ? words : (words[group] as Record<string, unknown>);
}

const has = (texts: Readonly<Record<string, unknown>>, code: string) =>
  Object.hasOwn(texts, code) && typeof texts[code] === 'string';

/** The names of the parameters choose among the words of a code. */
const withContext = (params: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => ({
  ...params,
  context: Object.keys(params).sort().join('_'),
});

const cut = (text: string) => {
  const letters = [...text];
  return letters.length > rawTextLength ? `${letters.slice(0, rawTextLength - 1).join('')}…` : text;
};

/**
 * Turns a failure into words: a known code is translated, with its parameters where there are words for them
 * (`OTP_BLOCK_minutes`); anything else is shown as it came, cut at 200 characters (spec 8).
 */
export function useErrorText(): (failure: FailureWords) => string {
  const { t, i18n } = useTranslation('error');
  return useCallback(
    (failure) => {
      const { message, params = {} } = typeof failure === 'string' ? { message: failure } : failure;
      const code = message.trim();
      if (has(textsOf(i18n), code)) return t(code as 'unknown', withContext(params));
      return code === '' ? t('unknown') : cut(code);
    },
    [t, i18n],
  );
}

/** What to do about a failure, where there is more to say than its text; undefined for the rest. */
export function useErrorAdvice(): (failure: FailureWords) => string | undefined {
  const { t, i18n } = useTranslation('error');
  return useCallback(
    (failure) => {
      const code = (typeof failure === 'string' ? failure : failure.message).trim();
      return has(textsOf(i18n, 'advice'), code) ? t(`advice.${code as 'NO_USER'}`) : undefined;
    },
    [t, i18n],
  );
}
