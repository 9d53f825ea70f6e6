import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import { RouteError } from '@wallet/ui/site/RouteError';
import { useEffect, useState } from 'react';
import { isMissingChunk, reloadForMissing } from '#install/missing-chunk.ts';
import { mustPageStay } from '#install/pending-money.ts';

/** Replaces a page that crashed, or whose code could not be fetched; the bars stay. */
export function PageError({ error }: { error: unknown }) {
  const client = useQueryClient();
  const router = useRouter();
  const { pathname } = useLocation();
  const contact = pathname.startsWith('/user') ? '/user/contact' : '/contact';
  const [isLeaving] = useState(() => !mustPageStay(client) && reloadForMissing(error));
  // A reload without a connection would lose the whole app.
  const isOffline = isMissingChunk(error) && !navigator.onLine;
  useEffect(() => {
    if (!isOffline) return;
    const retry = () => void router.invalidate();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isOffline, router]);
  if (isLeaving) return null;
  return (
    <RouteError
      isOffline={isOffline}
      onRetry={() => (isOffline ? void router.invalidate() : window.location.reload())}
      contactHref={contact === pathname ? undefined : contact}
    />
  );
}
