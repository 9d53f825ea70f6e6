/**
 * Prerenders /login, /register and the member frame in each language at build time. The browser paints them
 * before any script, and the app replaces them with the same markup.
 */
import { hostHeaders } from '@wallet/deploy/files';
import { loadWords, toTag, type Language } from '@wallet/locales';
import { markerHeader } from '@wallet/contract/c';
import { languages } from '@wallet/contract/market';
import { slotCategories } from '@wallet/contract/game';
import { spin } from '@wallet/contract/spin';
import { wallet, WalletSummary, WalletView } from '@wallet/contract/wallet';
import { shapeOf } from '@wallet/contract/wire/shape-of';
import { EarlyPlaces } from '@wallet/ui/base/EarlyPlace';
import { InertControls, UiProvider } from '@wallet/ui/theme';
import { createI18n, I18nProvider } from '@wallet/ui/i18n';
import { StartNotice, startNoticeStyles, type StartNoticeProps } from '@wallet/ui/site/StartNotice';
import { appVersion } from '@wallet/contract/site';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { brand, keepsApp, market, marketName } from '#env.ts';
import { firstPages, type FirstPage } from './first-pages.tsx';
import { writeManifest } from '#install/manifest.ts';

interface Rendered {
  /** BCP-47, for `<html lang>`. */
  readonly tag: string;
  readonly title: string;
  /** Content of the element with the id `root`. */
  readonly html: string;
}

export { keepsApp, languages };

/** BCP-47 tag of the default language, for pages that are not prerendered. */
export const defaultTag = toTag(market.defaultLanguage);
export const { defaultLanguage } = market;

/** The app name, escaped for HTML. */
export const appTitle = renderToString(<>{brand.name}</>);
export const pageNames = Object.keys(firstPages) as (keyof typeof firstPages)[];

/** Facts for the first script of member pages (api/preload/send-preload.ts). */
export const preload = {
  headers: { [markerHeader.name]: markerHeader.value },
  wallet: { id: 'wallet.read', path: wallet.read.path },
  wheel: { id: 'spin.active', path: spin.active.path },
  shapes: { sent: shapeOf(WalletView), stored: shapeOf(WalletSummary) },
  category: slotCategories[0],
};
export const headersFile = hostHeaders;

/** Returns whether a page sends them. */
export const sendsPreload = (page: keyof typeof firstPages): boolean => page === 'home' || page === 'member';

/** Route files and namespaces of a page, for preloading. */
export const needsOf = (page: keyof typeof firstPages): Omit<FirstPage, 'Page'> => firstPages[page];

export async function renderPage(page: keyof typeof firstPages, language: Language): Promise<Rendered> {
  const { words: namespaces, Page } = firstPages[page];
  const i18n = await createI18n({ language, load: loadWords, namespaces });
  const markup = renderToString(
    <I18nProvider i18n={i18n}>
      <UiProvider brand={brand}>
        <InertControls>
          <EarlyPlaces>
            <Page />
          </EarlyPlaces>
        </InertControls>
      </UiProvider>
    </I18nProvider>,
  );
  // The member frame has no page title yet, so it gets the app name.
  // React renders the title in place, but it belongs in the head.
  const [title = '', text = appTitle] = /<title>(.*?)<\/title>/.exec(markup) ?? [];
  return {
    tag: toTag(language),
    title: text,
    html: markup.replace(title, ''),
  };
}

/** The part of a report that is the same for the whole build. */
export const reportHead = { version: appVersion, market: marketName };

/**
 * Returns the notices of a page in these languages: one that start-check.es5.js shows, and one without scripts. `versions`
 * are the oldest browsers, `file` the script that completes the first notice. The styles go with the notice:
 * while the body has a style sheet, each later one makes the browser style the whole page again.
 */
export async function renderNotices(
  shown: readonly Language[],
  versions: StartNoticeProps['versions'],
  file: string,
): Promise<string> {
  const { logo, helpLine, palettes } = brand;
  const notices = async (reasons: StartNoticeProps['reasons']) => {
    const all = shown.map(async (language) => {
      const i18n = await createI18n({ language, load: loadWords, namespaces: ['site'] });
      return renderToStaticMarkup(
        <I18nProvider i18n={i18n}>
          <StartNotice {...{ reasons, versions, logo, helpLine }} lang={toTag(language)} />
        </I18nProvider>,
      );
    });
    return (await Promise.all(all)).join('');
  };
  const hidden = `<div id="notice" hidden><style>${startNoticeStyles(palettes)}</style>${await notices(['old', 'late'])}<template><script src="/${file}"></script></template></div>`;
  return `${hidden}<noscript><style>#root{display:none}</style>${await notices(['off'])}</noscript>`;
}

export const manifestOf = async (language: Language) =>
  writeManifest(await createI18n({ language, load: loadWords, namespaces: ['site', 'deposit', 'withdraw'] }));
