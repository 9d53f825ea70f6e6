import { fromStored } from '@wallet/locales';

/** Lets the page name the manifest in its language, from now on; pages rendered ahead name one already. */
export function linkManifest(): void {
  const page = document.documentElement;
  const link =
    document.querySelector<HTMLLinkElement>('link[rel="manifest"]') ??
    document.head.appendChild(Object.assign(document.createElement('link'), { rel: 'manifest' }));
  const name = () => {
    const href = `/manifest.${fromStored(page.lang) ?? 'en'}.webmanifest`;
    // Setting it, even to the same, would fetch it again.
    if (link.getAttribute('href') !== href) link.href = href;
  };
  name();
  new MutationObserver(name).observe(page, { attributeFilter: ['lang'] });
}
