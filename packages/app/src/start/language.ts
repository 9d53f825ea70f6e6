import { createI18n, setDocumentLanguage, type LoadNamespace, type I18n } from '@wallet/ui/i18n';
import { fromStored, loadWords, type Language } from '@wallet/locales';
import { market } from '#env.ts';
import { readStored, writeStored } from '#api/storage/browser-storage.ts';

const cookieName = 'locale';

/** Returns the stored language or the one in the cookie, else the default of the market (spec 4). */
export function startLanguage(): Language {
  const cookie = new RegExp(`(?:^|; )${cookieName}=([a-z]+)`).exec(document.cookie)?.[1];
  return fromStored(readStored('locale')) ?? fromStored(cookie) ?? market.defaultLanguage;
}

/** Stores the language for the browser, for the server that selects the first page, and for requests. */
function remember(language: Language): void {
  writeStored('locale', language);
  setDocumentLanguage(language);
  document.cookie = `${cookieName}=${language}; path=/; max-age=31536000; samesite=lax`;
}

/** In development `?pseudo` lengthens and accents every text. */
const findLoading = async (): Promise<LoadNamespace> =>
  import.meta.env.DEV && new URLSearchParams(location.search).has('pseudo')
    ? (await import('@wallet/locales/pseudo')).loadPseudoWords
    : loadWords;

/** Creates the texts of all pages in the start language; pages load their own. */
export async function startI18n(): Promise<I18n> {
  const i18n = await createI18n({ language: startLanguage(), load: await findLoading() });
  remember(i18n.language);
  i18n.i18next.on('languageChanged', () => remember(i18n.language));
  return i18n;
}
