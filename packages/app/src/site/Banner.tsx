import { PartBoundary } from '@wallet/ui/base/PartBoundary';
import { OfflineBanner } from '@wallet/ui/site';
import { Suspense, use } from 'react';
import { InAppBanner, isInAppBrowser } from './in-app-browser.ts';
import { NoticesContext } from './notices.ts';
import { useConnectionLost } from '#api/connection/use-online.ts';

/** Banner above every page: connection, embedding app, new version. */
export function Banner() {
  const isLost = useConnectionLost();
  return (
    <>
      {isLost && <OfflineBanner />}
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
