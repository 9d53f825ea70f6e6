/**
 * Renders the first pages as HTML at build time: /login, /register and the member's frame, in each language. The browser
 * paints them before any script arrives; the app then replaces them with the same.
 */
import { loadWords, toTag, type Language, type Namespace } from '@wallet/locales';
import { markerHeader } from '@wallet/contract/c';
import { languages } from '@wallet/contract/market';
import { wallet } from '@wallet/contract/wallet';
import { InertControls, UiProvider } from '@wallet/ui/theme';
import { createI18n, I18nProvider } from '@wallet/ui/i18n';
import { renderToString } from 'react-dom/server';
import { appName, keepsApp, market, palettes } from './env.ts';
import { firstPages } from './first-pages.tsx';
import { writeManifest } from '#install/manifest.ts';

/** One page in one language. */
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

/** BCP-47 tag of the language of a first visit, for pages that are not prerendered. */
export const defaultTag = toTag(market.defaultLanguage);
export const { defaultLanguage } = market;

/** The app's name as HTML. */
export const appTitle = renderToString(<>{appName}</>);
export const pageNames = Object.keys(firstPages) as (keyof typeof firstPages)[];

/** The first call of every page of a member, sent before the app starts (api/preload/send-preload.ts). */
export const preloadedCall = {
  path: wallet.read.path,
  headers: { [markerHeader.name]: markerHeader.value },
};
/** Whether a page sends it. */
export const sendsPreload = (page: keyof typeof firstPages): boolean => page === 'home' || page === 'member';

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
        <InertControls>
          <Page />
        </InertControls>
      </UiProvider>
    </I18nProvider>,
  );
  // The frame of the member area belongs to no page yet: the app's own name, until one is there.
  // React writes the title where the page renders it; it belongs in the head.
  const [title = '', text = appTitle] = /<title>(.*?)<\/title>/.exec(markup) ?? [];
  return {
    tag: toTag(language),
    title: text,
    html: markup.replace(title, ''),
  };
}

/** The web app manifest of one language. */
export const manifestOf = async (language: Language) =>
  writeManifest(await createI18n({ language, load: loadWords, namespaces: ['site', 'deposit', 'withdraw'] }));
