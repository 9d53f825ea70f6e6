import { useQuery } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { TerminatedScreen } from '@wallet/ui/site';
import { useEffect } from 'react';
import { loadableOf } from '#api/query.ts';
import { activeQuery } from '#site/api.ts';
import { closeBody, openBody } from '#site/closed-body.ts';
import { safeRedirect } from '#navigation/safe-redirect.ts';
import { session } from '#api/session/session.ts';

export const Route = createFileRoute('/terminated')({
  validateSearch: ({ redirect }: Record<string, unknown>): { redirect?: string } =>
    typeof redirect === 'string' ? { redirect } : {},
  loader: ({ context: { i18n } }) => i18n.load('site'),
  component: Terminated,
});

/** Milliseconds between two checks by the page itself, while it is visible. */
const pollEvery = 60_000;

function Terminated() {
  const search = Route.useSearch();
  const navigate = useNavigate();
  const site = useQuery({ ...activeQuery(), refetchInterval: pollEvery });
  useEffect(closeBody, []);

  // A cached status would lead back to the previous page at once.
  const status = site.isFetchedAfterMount ? site.data?.status : undefined;
  useEffect(() => {
    if (status !== 'active') return;
    openBody();
    // A signed-in member returns to the page they came from. The address can be typed as well (decisions 94).
    if (session.get().token === undefined) void navigate({ to: '/login', search, replace: true });
    else void navigate({ href: safeRedirect(search.redirect), replace: true });
  }, [status, search, navigate]);

  return <TerminatedScreen check={loadableOf(site)} onCheck={() => void site.refetch()} />;
}
