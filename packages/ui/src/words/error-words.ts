import type { Failure } from '@wallet/contract/wire/failure';
import { asShown } from '@wallet/locales/joined';
import type { TFunction } from 'i18next';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { faultIn } from '../base/fault.ts';
import { useWords } from './use-words.ts';
import { useWordsSource } from './WordsProvider.tsx';

/** A refusal as it travels, or its message alone: a code of the catalogue or the raw text of a foreign backend. */
export type FailureWords = string | Failure;

const rawTextLength = 200;

/** The words of failures as they are there: texts by code, beside the groups `advice`, `slip` and `slipAdvice`. */
type Texts = Readonly<Record<string, unknown>>;

/**
 * The first screen does not wait for these words: they are fetched once it is drawn, by whoever may need them. Until they
 * are there, and where they cannot be had, `texts` is undefined; then `isLost` tells the one from the other.
 */
function useErrorWords(): { t: TFunction<'error'>; texts: Texts | undefined; isLost: boolean } {
  const words = useWordsSource();
  const { t, i18n } = useTranslation('error');
  const [isLost, setLost] = useState(false);
  const isThere = useSyncExternalStore(words.subscribe, hasErrors, hasErrors);
  function hasErrors() {
    return words.has('error');
  }
  useEffect(() => {
    // After every drawing while they are missing: a refusal that arrives later tries anew.
    if (!isThere) words.load('error').catch(() => setLost(true));
  });
  const texts = isThere ? (i18n.getResourceBundle(i18n.language, 'error') as Texts) : undefined;
  return { t, texts, isLost };
}

const has = (texts: Texts, code: string) => Object.hasOwn(texts, code) && typeof texts[code] === 'string';

/**
 * The names of the parameters choose among the words of a code. They come from the backend, so they are values to fill in
 * (`replace`) and never options of the engine.
 */
const withContext = (params: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => ({
  replace: params,
  context: Object.keys(params).sort().join('_'),
});

const cut = (text: string) => {
  const letters = [...text];
  return asShown(letters.length > rawTextLength ? `${letters.slice(0, rawTextLength - 1).join('')}…` : text);
};

/**
 * Turns a failure into words: a known code is translated, with its parameters where there are words for them
 * (`OTP_BLOCK_minutes`); anything else is shown as it came, cut at 200 characters (spec 8). The words of faults are always
 * there, also without a connection.
 */
export function useErrorText(): (failure: FailureWords) => string {
  const { t, texts, isLost } = useErrorWords();
  const common = useWords('common');
  return useCallback(
    (failure) => {
      const { message, params = {} } = typeof failure === 'string' ? { message: failure } : failure;
      const code = message.trim();
      const fault = faultIn(code);
      if (fault) return common(`fault.${fault}.text`);
      if (!texts) return isLost ? cut(code) : common('state.loading');
      if (has(texts, code)) return t(code as 'unknown', withContext(params));
      return code === '' ? t('unknown') : cut(code);
    },
    [t, texts, isLost, common],
  );
}

/** What to do about a failure, where there is more to say than its text; undefined for the rest. */
export function useErrorAdvice(): (failure: FailureWords) => string | undefined {
  const { t, texts } = useErrorWords();
  const common = useWords('common');
  return useCallback(
    (failure) => {
      const code = (typeof failure === 'string' ? failure : failure.message).trim();
      const fault = faultIn(code);
      if (fault) return common(`fault.${fault}.advice`);
      return texts && has(texts['advice'] as Texts, code) ? t(`advice.${code as 'NO_USER'}`) : undefined;
    },
    [t, texts, common],
  );
}

/** What happened and what to do about it, as one text: for places without room for two. */
export function useErrorSentences(): (failure: FailureWords) => string {
  const textOf = useErrorText();
  const adviceOf = useErrorAdvice();
  return useCallback(
    (failure) => [textOf(failure), adviceOf(failure)].filter(Boolean).join(' '),
    [textOf, adviceOf],
  );
}
