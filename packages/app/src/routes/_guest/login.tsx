import { useQuery } from '@tanstack/react-query';
import { createFileRoute, useLocation, useNavigate } from '@tanstack/react-router';
import { LoginScreen, type LoginNotice } from '@wallet/ui/session';
import { useEffect, useState } from 'react';
import { loadableOf } from '#api/query.ts';
import { useLogin } from '#session/api.ts';
import { activeQuery } from '#site/api.ts';
import { marketName } from '#env.ts';
import { readStored } from '#api/storage/browser-storage.ts';
import { openBody } from '#site/closed-body.ts';
import { safeRedirect } from '#navigation/safe-redirect.ts';
import { session, type SessionEnd } from '#api/session/session.ts';

export const Route = createFileRoute('/_guest/login')({
  validateSearch: ({ redirect }: Record<string, unknown>): { redirect?: string } =>
    typeof redirect === 'string' ? { redirect } : {},
  loader: async ({ context: { i18n } }) => {
    const [pause] = await Promise.all([loadPause(), i18n.load('session')]);
    return { isPaused: pause?.readPausedUntil() !== undefined };
  },
  component: Login,
});

/** Loads the pause module only if the device has settings. After an error the page shows no pause. */
const loadPause = () =>
  readStored('play-safely') === undefined
    ? undefined
    : import('#profile/play-safely/use-pause.ts').catch(() => undefined);

const ends: Record<SessionEnd, LoginNotice> = { expired: 'expired', 'signed-out-elsewhere': 'elsewhere' };

function Login() {
  const { redirect } = Route.useSearch();
  const { isPaused } = Route.useLoaderData();
  const { registered } = useLocation().state;
  const navigate = useNavigate();
  const [ended] = useState(() => session.get().ended);
  const site = useQuery(activeQuery());
  const login = useLogin(() => void navigate({ href: safeRedirect(redirect), replace: true }));

  // Shown once, not when the player returns to this page.
  useEffect(() => session.acknowledge(), []);

  const status = site.data?.status;
  useEffect(() => {
    if (status === 'terminated')
      void navigate({ to: '/terminated', search: { ...(redirect && { redirect }) }, replace: true });
    if (status === 'active') openBody();
  }, [status, redirect, navigate]);

  return (
    <LoginScreen
      market={marketName}
      initialPhone={registered}
      progress={login.progress}
      onLogin={(body, isRemembered) => login.run(body, isRemembered)}
      onEdit={login.reset}
      notice={noticeOf(ended, {
        isRegistered: registered !== undefined,
        isPaused,
        isWanted: redirect !== undefined,
      })}
      siteCheck={loadableOf(site)}
    />
  );
}

/** Returns the most important notice: end of the session, registration, pause or required login. */
function noticeOf(
  ended: SessionEnd | undefined,
  { isRegistered, isPaused, isWanted }: Record<'isRegistered' | 'isPaused' | 'isWanted', boolean>,
): LoginNotice | undefined {
  if (ended) return ends[ended];
  if (isRegistered) return 'registered';
  if (isPaused) return 'paused';
  return isWanted ? 'required' : undefined;
}
