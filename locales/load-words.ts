import { joinWords } from './joined.ts';
import type { WordTree } from './keys.ts';
import { toTag, type Language } from './languages.ts';
import type { Namespace } from './namespaces.ts';

/**
 * The words of one namespace in one language, as a chunk of its own: a player downloads the active language only. For
 * Vite and what builds on it; Node reads the JSON files directly. Rejects when the chunk cannot be fetched.
 */
export async function loadWords(language: Language, namespace: Namespace): Promise<WordTree> {
  const [words] = await Promise.all([
    import(`./${toTag(language)}/${namespace}.json`) as Promise<{ default: WordTree }>,
    joinWordsOf(language),
  ]);
  return words.default;
}

const lists = {
  th: () => import('./joined-words-th.ts'),
  la: () => import('./joined-words-lo.ts'),
};
const joinedLanguages = new Set<Language>();

/** Brings the words of a language that browsers cut, before its first text is shown. */
async function joinWordsOf(language: Language): Promise<void> {
  if (language === 'en' || joinedLanguages.has(language)) return;
  const { words } = await lists[language]();
  joinedLanguages.add(language);
  joinWords(words);
}
