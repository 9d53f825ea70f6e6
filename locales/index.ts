export { fromStored, languages, toTag, type Language, type LanguageTag } from './languages.ts';
export { namespaces, type Namespace } from './namespaces.ts';
export { loadWords } from './load-words.ts';
export type { WordKeys, WordTree } from './keys.ts';
