import { useQuery } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { TerminatedScreen } from '@wallet/ui/site';
import { useEffect } from 'react';
import { loadableOf } from '../api/query.ts';
import { activeQuery } from '../api/site.ts';
import { closeBody } from '../session/closed-body.ts';

export const Route = createFileRoute('/terminated')({
  loader: ({ context: { words } }) => words.load('site'),
  component: Terminated,
});

function Terminated() {
  const navigate = useNavigate();
  const site = useQuery(activeQuery());
  useEffect(closeBody, []);

  // Not what an earlier page learned: that would lead straight back to where the way here began.
  const status = site.isFetchedAfterMount ? site.data?.status : undefined;
  useEffect(() => {
    // /login takes the body class away again.
    if (status === 'active') void navigate({ to: '/login', replace: true });
  }, [status, navigate]);

  return <TerminatedScreen check={loadableOf(site)} onCheck={() => void site.refetch()} />;
}
