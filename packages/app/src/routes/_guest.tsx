import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router';
import { GuestFrame } from '@wallet/ui/site';
import { useEffect } from 'react';
import { Banner } from '#site/Banner.tsx';
import { appName } from '#env.ts';
import { session } from '#api/session/session.ts';

export const Route = createFileRoute('/_guest')({ component: Guest });

function Guest() {
  const { pathname } = useLocation();
  // A stored token ends here, when the layout is there and not when it is only prepared (spec 4, decisions 22).
  useEffect(() => session.signOut(), []);
  return (
    <GuestFrame appName={appName} path={pathname} banner={<Banner />}>
      <Outlet />
    </GuestFrame>
  );
}
