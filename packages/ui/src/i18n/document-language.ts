import { toTag, type Language } from '@wallet/locales';

/** Sets the language of the document. With an equal value, the browser would style the whole page again. */
export function setDocumentLanguage(language: Language): void {
  const tag = toTag(language);
  const { documentElement } = document;
  if (documentElement.lang !== tag) documentElement.lang = tag;
}
