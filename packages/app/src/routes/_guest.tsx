import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router';
import { GuestFrame, OfflineBanner } from '@wallet/ui/site';
import { Suspense, useEffect } from 'react';
import { appName } from '../env.ts';
import { InAppBanner, isInsideApp } from '../in-app/inside-app.ts';
import { session } from '../session/session.ts';
import { useOnline } from '../session/use-online.ts';

export const Route = createFileRoute('/_guest')({ component: Guest });

function Guest() {
  const { pathname } = useLocation();
  const isOnline = useOnline();
  // A stored token ends here, when the layout is there and not when it is only prepared (spec 4, decisions 22).
  useEffect(() => session.signOut(), []);
  return (
    <GuestFrame
      appName={appName}
      path={pathname}
      banner={
        <>
          {!isOnline && <OfflineBanner />}
          {isInsideApp && (
            <Suspense>
              <InAppBanner />
            </Suspense>
          )}
        </>
      }
    >
      <Outlet />
    </GuestFrame>
  );
}
