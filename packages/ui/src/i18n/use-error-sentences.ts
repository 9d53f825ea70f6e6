import { useCallback } from 'react';
import { useErrorAdvice, useErrorText, type FailureOrCode } from './error-text.ts';

/** Returns a function from failure to text and advice in one string. */
export function useErrorSentences(): (failure: FailureOrCode) => string {
  const textOf = useErrorText();
  const adviceOf = useErrorAdvice();
  return useCallback(
    (failure) => [textOf(failure), adviceOf(failure)].filter(Boolean).join(' '),
    [textOf, adviceOf],
  );
}
