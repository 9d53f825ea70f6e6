import { joinWords } from './joined.ts';
import type { WordTree } from './keys.ts';
import { toTag, type Language } from './languages.ts';
import type { Namespace } from './namespaces.ts';

/**
 * Loads the texts of one namespace in one language, a separate chunk. For Vite only; Node reads the JSON files. Rejects
 * when the chunk cannot be loaded.
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

/** Loads the unbreakable words of a language before its first text is rendered. */
async function joinWordsOf(language: Language): Promise<void> {
  if (language === 'en' || joinedLanguages.has(language)) return;
  const { words } = await lists[language]();
  joinedLanguages.add(language);
  joinWords(words);
}
