import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { notify } from '@wallet/ui/base/Toasts';
import { InstallCard, UpdateCard } from '@wallet/ui/site/InstallCards';
import { useTranslation } from '@wallet/ui/i18n';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { keepsApp } from '#env.ts';
import { installPrompt } from './install-prompt.ts';
import { linkManifest } from './link-manifest.ts';
import { isMoneyPending } from './pending-money.ts';
import { newVersion, setUpWorker } from './new-version.ts';
import { isInstalled, isInstalledByHand } from './platform.ts';
import { onForcedReload } from './reload-notice.ts';
import { useWhileShown } from './use-as-drawn.ts';
import { isOfferDue, noteAnswer, noteVisit } from './visits.ts';

let isSetUp = false;

/** Once in the life of the page, whatever is drawn anew. */
function setUp(): void {
  if (isSetUp) return;
  isSetUp = true;
  linkManifest();
  noteVisit(Date.now());
  // In development there are no built files to keep.
  if (import.meta.env.PROD && keepsApp) void setUpWorker();
}

/**
 * What the app has to say about itself: that it can be installed, that there is a new version, that the page was loaded
 * anew. Never while money is under way.
 */
export function InstallNotices() {
  // Before anything is drawn: whether the offer is due depends on the visit that is noted.
  useState(setUp);
  const t = useTranslation('site');
  const client = useQueryClient();
  const { pathname } = useLocation();
  const [isOfferTime] = useState(() => isOfferDue(Date.now()));
  const [isAnswered, setAnswered] = useState(false);
  const version = useSyncExternalStore(newVersion.subscribe, newVersion.get);
  const isOffered = useSyncExternalStore(installPrompt.subscribe, installPrompt.isThere);
  const isBusy = useSyncExternalStore(
    (onChange) => client.getMutationCache().subscribe(onChange),
    () => isMoneyPending(client),
  );

  const begin = useEffectEvent(() => {
    onForcedReload(() => notify({ tone: 'success', text: t('update.done') }));
  });
  useEffect(() => begin(), []);

  const isInstallable =
    (isOffered || isInstalledByHand(navigator)) && pathname === '/user/home' && !isInstalled() && !isAnswered;
  const isDue = { update: version !== undefined, install: isInstallable && isOfferTime };
  const card = useWhileShown((['update', 'install'] as const).find((one) => isDue[one]));
  if (card === undefined || !isDue[card] || isBusy) return null;

  if (card === 'update') {
    const load = () => {
      if (!isMoneyPending(client)) window.location.reload();
    };
    return <UpdateCard onLoad={load} onLater={newVersion.postpone} />;
  }
  const answer = () => {
    noteAnswer(Date.now());
    setAnswered(true);
  };
  const install = () => {
    installPrompt.show();
    answer();
  };
  return <InstallCard onInstall={isOffered ? install : undefined} onLater={answer} />;
}
