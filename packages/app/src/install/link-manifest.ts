import { fromStored } from '@wallet/locales';

/** Links the manifest in the page's language; prerendered pages already have a link. */
export function linkManifest(): void {
  const page = document.documentElement;
  const link =
    document.querySelector<HTMLLinkElement>('link[rel="manifest"]') ??
    document.head.appendChild(Object.assign(document.createElement('link'), { rel: 'manifest' }));
  const name = () => {
    const href = `/manifest.${fromStored(page.lang) ?? 'en'}.webmanifest`;
    // Setting the attribute, even to the same value, would fetch it again.
    if (link.getAttribute('href') !== href) link.href = href;
  };
  name();
  new MutationObserver(name).observe(page, { attributeFilter: ['lang'] });
}
