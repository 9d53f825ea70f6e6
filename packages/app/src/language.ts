import { createWords, type LoadWords, type Words } from '@wallet/ui/words';
import { fromStored, loadWords, toTag, type Language } from '@wallet/locales';
import type { EditedWords } from '../build/with-live-locales.ts';
import { market } from './env.ts';
import { readStored, writeStored } from '#api/storage/browser-storage.ts';

const cookieName = 'locale';

/** The language of the last visit: stored, or in the cookie; else the market's own (spec 4). */
export function startLanguage(): Language {
  const cookie = new RegExp(`(?:^|; )${cookieName}=([a-z]+)`).exec(document.cookie)?.[1];
  return fromStored(readStored('locale')) ?? fromStored(cookie) ?? market.defaultLanguage;
}

/** Remembers a choice: for the browser, for the server that chooses the first page, and for every call to come. */
function remember(language: Language): void {
  writeStored('locale', language);
  document.documentElement.lang = toTag(language);
  document.cookie = `${cookieName}=${language}; path=/; max-age=31536000; samesite=lax`;
}

/** In development `?pseudo` in the address shows longer words with accents, in every language; a build has none of it. */
const findLoading = async (): Promise<LoadWords> =>
  import.meta.env.DEV && new URLSearchParams(location.search).has('pseudo')
    ? (await import('@wallet/locales/pseudo')).loadPseudoWords
    : loadWords;

/** The words all pages begin with, in the start language; those of a page come with it. */
export async function startWords(): Promise<Words> {
  const words = await createWords({ language: startLanguage(), load: await findLoading() });
  remember(words.language);
  words.i18n.on('languageChanged', () => remember(words.language));
  import.meta.hot?.on('wallet:words', ({ tag, namespace, words: edited }: EditedWords) => {
    words.i18n.addResourceBundle(tag, namespace, edited, true, true);
    words.i18n.emit('languageChanged', words.i18n.language);
  });
  return words;
}
