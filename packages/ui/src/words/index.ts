export { createWords, type LoadWords, type Words, type WordsOptions } from './create-words.ts';
export { WordsProvider, useWordsSource, type WordsProviderProps } from './WordsProvider.tsx';
export { useErrorAdvice, useErrorSentences, useErrorText, type FailureWords } from './error-words.ts';
export { useLanguage, useWords } from './use-words.ts';
