import { useRouter } from '@tanstack/react-router';
import { PartBoundary } from '@wallet/ui/base/PartBoundary';
import { OfflineBanner, type OfflineBannerProps } from '@wallet/ui/site';
import { Suspense, useCallback } from 'react';
import { InAppBanner, isInAppBrowser } from './in-app-browser.ts';
import { IdleMount } from '#lazy/IdleMount.tsx';
import { useConnectionLost } from '#api/connection/use-online.ts';

/** Banner above every page: connection, embedding app, new version. */
export function Banner(props: OfflineBannerProps) {
  const isLost = useConnectionLost();
  const { i18n } = useRouter().options.context;
  const loadNotices = useCallback(async () => {
    // Loaded together with its texts: if either fails, the page has no notices.
    const [{ InstallNotices }] = await Promise.all([
      import('#install/InstallNotices.tsx'),
      i18n.load('site'),
    ]);
    return InstallNotices;
  }, [i18n]);
  return (
    <>
      {isLost && <OfflineBanner {...props} />}
      {isInAppBrowser && (
        <PartBoundary name="in-app notice">
          <Suspense>
            <InAppBanner />
          </Suspense>
        </PartBoundary>
      )}
      <IdleMount part="install notices" load={loadNotices} props={{}} />
    </>
  );
}
