import { toTag } from '@wallet/locales';
import { asWritten } from '@wallet/locales/joined';
import type { I18n } from '@wallet/ui/i18n';
import { brand, pageColor, shortName } from '#env.ts';

/**
 * Returns the W3C web app manifest in a language. The `id` is the same in all languages, so that a change of language
 * installs no second app.
 */
export function writeManifest({ language, i18next: { t } }: I18n): Record<string, unknown> {
  const shortcut = (name: string, picture: string, url: string) => ({
    name: asWritten(name),
    url,
    icons: [{ src: `/icons/${picture}.png`, sizes: '96x96', type: 'image/png' }],
  });
  return {
    id: '/',
    name: brand.name,
    short_name: shortName,
    description: asWritten(t('site:title')),
    lang: toTag(language),
    dir: 'ltr',
    start_url: '/user/home',
    scope: '/',
    display: 'standalone',
    theme_color: pageColor,
    background_color: pageColor,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      shortcut(t('deposit:title'), 'deposit', '/user/home?modal=deposit'),
      shortcut(t('withdraw:title'), 'withdraw', '/user/home?modal=withdraw'),
      shortcut(t('common:menu.contact'), 'contact', '/user/contact'),
    ],
  };
}
