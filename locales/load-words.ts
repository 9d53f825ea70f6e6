import type { WordTree } from './keys.ts';
import { toTag, type Language } from './languages.ts';
import type { Namespace } from './namespaces.ts';

/**
 * The words of one namespace in one language, as a chunk of its own: a player downloads the active language only. For
 * Vite and what builds on it; Node reads the JSON files directly. Rejects when the chunk cannot be fetched.
 */
export async function loadWords(language: Language, namespace: Namespace): Promise<WordTree> {
  const words = (await import(`./${toTag(language)}/${namespace}.json`)) as { default: WordTree };
  return words.default;
}
