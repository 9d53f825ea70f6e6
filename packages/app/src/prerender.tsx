/**
 * The first pages as HTML, made at build time: /login, /register and the member's frame, in each language. The browser
 * paints them before any script has arrived; the app then draws the same over them.
 */
import { loadWords, toTag, type Language, type Namespace } from '@wallet/locales';
import { markerHeader } from '@wallet/contract/c';
import { languages } from '@wallet/contract/market';
import { wallet } from '@wallet/contract/wallet';
import { UiProvider } from '@wallet/ui/theme';
import { createI18n, I18nProvider } from '@wallet/ui/i18n';
import { renderToString } from 'react-dom/server';
import { appName, keepsApp, market, palettes } from './env.ts';
import { firstPages } from './first-pages.tsx';
import { writeManifest } from '#install/manifest.ts';

/** What a page of a language is made of. */
interface Rendered {
  /** BCP-47, for `<html lang>`. */
  readonly tag: string;
  /** For the tab. */
  readonly title: string;
  /** For the element with the id `root`. */
  readonly html: string;
}

export { fillPage, settingsIn } from '@wallet/deploy/settings-block';
export { keepsApp, languages };

/** The language of a first visit, for pages that were not rendered ahead: BCP-47. */
export const defaultTag = toTag(market.defaultLanguage);
export const { defaultLanguage } = market;

/** The app's name as HTML. */
export const appTitle = renderToString(<>{appName}</>);
export const pageNames = Object.keys(firstPages) as (keyof typeof firstPages)[];

/** The call that all pages of a member begin with, sent before the app is there (ahead/ask-ahead.ts). */
export const callAhead = {
  path: wallet.read.path,
  headers: { [markerHeader.name]: markerHeader.value },
};
/** Whether a page begins with it. */
export const asksAhead = (page: keyof typeof firstPages): boolean => page === 'home' || page === 'member';

/** The routes and words a page needs first, for preloading. */
export const needsOf = (
  page: keyof typeof firstPages,
): { routes: readonly string[]; words: readonly Namespace[] } => firstPages[page];

/** Renders one page in one language. */
export async function renderPage(page: keyof typeof firstPages, language: Language): Promise<Rendered> {
  const { words: namespaces, Page } = firstPages[page];
  const i18n = await createI18n({ language, load: loadWords, namespaces });
  const markup = renderToString(
    <I18nProvider i18n={i18n}>
      <UiProvider appName={appName} palettes={palettes}>
        <Page />
      </UiProvider>
    </I18nProvider>,
  );
  // The frame of the member area belongs to no page yet: the app's own name, until one is there.
  const title = /<title>(.*?)<\/title>/.exec(markup)?.[1] ?? appTitle;
  return {
    tag: toTag(language),
    title,
    html: markup
      .replace(/<title>.*?<\/title>/g, '')
      // What is typed early is kept, but a tap would do nothing: until the app has taken over there is none.
      .replaceAll(/<(?:button|select)(?=[ >])/g, '$& inert')
      // A form that is sent before that would carry the password into the address.
      .replaceAll('type="submit"', 'type="button"'),
  };
}

/** The web app manifest of one language. */
export const manifestOf = async (language: Language) =>
  writeManifest(await createI18n({ language, load: loadWords, namespaces: ['site', 'deposit', 'withdraw'] }));
