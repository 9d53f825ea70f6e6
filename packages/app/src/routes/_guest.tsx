import { createFileRoute, Outlet, useLocation, useNavigate } from '@tanstack/react-router';
import { dismissToasts } from '@wallet/ui/base/Toasts';
import { SupportContext } from '@wallet/ui/base/support';
import { GuestFrame } from '@wallet/ui/site';
import { useEffect } from 'react';
import { Banner } from '#site/Banner.tsx';
import { session } from '#api/session/session.ts';

export const Route = createFileRoute('/_guest')({ component: Guest });

function Guest() {
  const { pathname } = useLocation();
  // The layout removes a stored token on mount, not on preload (spec 4, decisions 22).
  useEffect(() => {
    session.signOut();
    // They may show money to the next person.
    dismissToasts();
  }, []);
  const navigate = useNavigate();
  const support = () => void navigate({ to: '/contact' });
  return (
    <SupportContext value={pathname === '/contact' ? undefined : support}>
      <GuestFrame path={pathname} banner={<Banner isGuest />}>
        <Outlet />
      </GuestFrame>
    </SupportContext>
  );
}
