import { PartBoundary } from '@wallet/ui/base/PartBoundary';
import { OfflineBanner, type OfflineBannerProps } from '@wallet/ui/site';
import { Suspense, use } from 'react';
import { InAppBanner, isInAppBrowser } from './in-app-browser.ts';
import { NoticesContext } from './notices.ts';
import { useConnectionLost } from '#api/connection/use-online.ts';

/** Banner above every page: connection, embedding app, new version. */
export function Banner(props: OfflineBannerProps) {
  const isLost = useConnectionLost();
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
      {use(NoticesContext)}
    </>
  );
}
