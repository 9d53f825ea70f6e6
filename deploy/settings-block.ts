/** The settings in a page: a block of JSON, which needs no permission of the policy because it is no script. */
import type { StartSettings } from './settings.ts';

/** The block of settings in a page, with its preconnect links. */
const place =
  /<script type="application\/json" id="settings">([^<]*)<\/script>(?:<link rel="preconnect"[^>]*>)*/;

/** The origins that a page calls, without its own. */
export const originsOf = ({
  APP_API_ORIGIN,
  APP_OTHER_ORIGIN,
  APP_CHAT_ORIGIN,
  APP_CHAT_SOCKET,
  APP_CALLS,
}: StartSettings): readonly string[] =>
  [
    ...new Set([
      APP_API_ORIGIN,
      APP_OTHER_ORIGIN,
      APP_CHAT_ORIGIN ?? '',
      APP_CHAT_SOCKET ?? '',
      ...Object.values(APP_CALLS).map(({ origin = '' }) => origin),
    ]),
  ].filter((origin) => origin !== '');

/** Returns the page with these settings. Throws if the page has no block of settings. */
export function fillPage(page: string, settings: StartSettings): string {
  if (!place.test(page)) throw new Error('The page has no block of settings.');
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  // Every page calls these two first.
  const first = new Set([settings.APP_API_ORIGIN, settings.APP_OTHER_ORIGIN]);
  const connections = [...first]
    .filter((origin) => origin !== '')
    .map((origin) => `<link rel="preconnect" crossorigin href="${origin}">`);
  return page.replace(
    place,
    () => `<script type="application/json" id="settings">${json}</script>${connections.join('')}`,
  );
}

/** Returns the settings of a built page; undefined for a page that has none. */
export function settingsIn(page: string): StartSettings | undefined {
  const json = place.exec(page)?.[1];
  return json === undefined ? undefined : (JSON.parse(json) as StartSettings);
}
