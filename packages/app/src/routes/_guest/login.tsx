import { useQuery } from '@tanstack/react-query';
import { createFileRoute, useLocation, useNavigate } from '@tanstack/react-router';
import { LoginScreen, type LoginNotice } from '@wallet/ui/session';
import { useEffect, useState } from 'react';
import { loadableOf } from '#api/query.ts';
import { useLogin } from '#session/api.ts';
import { activeQuery } from '#site/api.ts';
import { marketName, minimumAge } from '#env.ts';
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

/** Hardly anybody has set anything: what knows of pauses is no part of the first load. Without it nothing is told. */
const loadPause = () =>
  readStored('play-safely') === undefined
    ? undefined
    : import('#play-safely/use-pause.ts').catch(() => undefined);

const ends: Record<SessionEnd, LoginNotice> = { expired: 'expired', 'signed-out-elsewhere': 'elsewhere' };

function Login() {
  const { redirect } = Route.useSearch();
  const { isPaused } = Route.useLoaderData();
  const { registered } = useLocation().state;
  const navigate = useNavigate();
  const [ended] = useState(() => session.get().ended);
  const site = useQuery(activeQuery());
  const login = useLogin(() => void navigate({ href: safeRedirect(redirect), replace: true }));

  // Told once: whoever comes back to this page has read it.
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
      retryAt={login.retryAt}
      onLogin={(body, isRemembered) => login.run(body, isRemembered)}
      onEdit={login.reset}
      notice={noticeOf(ended, {
        isRegistered: registered !== undefined,
        isPaused,
        isWanted: redirect !== undefined,
      })}
      siteCheck={loadableOf(site)}
      minimumAge={minimumAge}
      registerHref="/register"
      contactHref="/contact"
    />
  );
}

/** The one thing to be told on arriving: why the session ended, what has just happened, what holds. */
function noticeOf(
  ended: SessionEnd | undefined,
  { isRegistered, isPaused, isWanted }: Record<'isRegistered' | 'isPaused' | 'isWanted', boolean>,
): LoginNotice | undefined {
  if (ended) return ends[ended];
  if (isRegistered) return 'registered';
  if (isPaused) return 'paused';
  return isWanted ? 'required' : undefined;
}
