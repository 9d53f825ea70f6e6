export { createWords, type LoadWords, type Words, type WordsOptions } from './create-words.ts';
export { WordsProvider, useWordsSource, type WordsProviderProps } from './WordsProvider.tsx';
export { useErrorText, useLanguage, useWords, type FailureWords } from './use-words.ts';
