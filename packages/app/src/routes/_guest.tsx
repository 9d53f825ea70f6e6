import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router';
import { GuestFrame, OfflineBanner } from '@wallet/ui/site';
import { Suspense, use, useEffect } from 'react';
import { appName } from '../env.ts';
import { NoticesContext } from '../install/notices.ts';
import { InAppBanner, isInsideApp } from '../in-app/inside-app.ts';
import { session } from '../session/session.ts';
import { useConnectionLost } from '../session/use-online.ts';

export const Route = createFileRoute('/_guest')({ component: Guest });

function Guest() {
  const { pathname } = useLocation();
  const isLost = useConnectionLost();
  // A stored token ends here, when the layout is there and not when it is only prepared (spec 4, decisions 22).
  useEffect(() => session.signOut(), []);
  return (
    <GuestFrame
      appName={appName}
      path={pathname}
      banner={
        <>
          {isLost && <OfflineBanner />}
          {isInsideApp && (
            <Suspense>
              <InAppBanner />
            </Suspense>
          )}
          {use(NoticesContext)}
        </>
      }
    >
      <Outlet />
    </GuestFrame>
  );
}
