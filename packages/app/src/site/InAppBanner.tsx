import { useLocation } from '@tanstack/react-router';
import { detectInAppBrowser, externalBrowserUrl } from '@wallet/ui/base/in-app-browser';
import { InAppBrowserNotice } from '@wallet/ui/site/InAppBrowserNotice';
import { useState } from 'react';

const app = detectInAppBrowser(navigator.userAgent);
/** A closed notice stays closed until the next page load, also after login. */
let isClosed = false;

/** Notice for browsers inside another app; loads nothing elsewhere. */
export function InAppBanner() {
  const { href } = useLocation();
  const [isOpen, setOpen] = useState(!isClosed);
  if (app === undefined || !isOpen) return null;
  const address = new URL(href, window.location.origin).href;
  return (
    <InAppBrowserNotice
      app={app}
      url={address}
      externalBrowserHref={externalBrowserUrl(app, address)}
      onClose={() => {
        isClosed = true;
        setOpen(false);
      }}
    />
  );
}
