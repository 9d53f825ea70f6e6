import { useLocation } from '@tanstack/react-router';
import { detectInAppBrowser, externalBrowserUrl } from '@wallet/ui/base/in-app-browser';
import { InAppBrowserNotice } from '@wallet/ui/site/InAppBrowserNotice';
import { useState } from 'react';

const app = detectInAppBrowser(navigator.userAgent);
/** Closed is closed until the page is loaded anew, also on the other side of the login. */
let isClosed = false;

/** The notice of a browser inside another app; nothing, and nothing fetched, in any other. */
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
