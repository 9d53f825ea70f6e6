import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { OfferCard } from '@wallet/ui/site/OfferCard';
import { useState, useSyncExternalStore } from 'react';
import { keepsApp } from '#env.ts';
import { installPrompt } from './install-prompt.ts';
import { linkManifest } from './link-manifest.ts';
import { mustPageStay, watchPageStay } from './pending-money.ts';
import { postponeVersion, setUpWorker, useNewVersion } from './new-version.ts';
import { isInstalled, isInstalledByHand } from './platform.ts';
import { useWhileShown } from './use-while-shown.ts';
import { isOfferDue, recordChoice, recordVisit } from './visits.ts';

let isSetUp = false;

/** Runs once in a page, however often React renders. */
function setUp(): void {
  if (isSetUp) return;
  isSetUp = true;
  linkManifest();
  recordVisit(Date.now());
  // Development has no built files to cache.
  if (import.meta.env.PROD && keepsApp) void setUpWorker();
}

/** Shows the app's notices: the install offer and a new version. Hidden while money is pending. */
export function InstallNotices() {
  // Runs before the first render, because the offer depends on the counted visit.
  useState(setUp);
  const client = useQueryClient();
  const { pathname } = useLocation();
  const [isOfferTime] = useState(() => isOfferDue(Date.now()));
  const [hasChosen, setChosen] = useState(false);
  const hasNewVersion = useNewVersion();
  const isOffered = useSyncExternalStore(installPrompt.subscribe, installPrompt.isThere);
  const isBusy = useSyncExternalStore(
    (onChange) => watchPageStay(client, onChange),
    () => mustPageStay(client),
  );

  const isInstallable =
    (isOffered || isInstalledByHand(navigator)) && pathname === '/user/home' && !isInstalled() && !hasChosen;
  const isDue = { update: hasNewVersion, install: isInstallable && isOfferTime };
  const card = useWhileShown((['update', 'install'] as const).find((one) => isDue[one]));
  if (card === undefined || !isDue[card] || isBusy) return null;

  if (card === 'update') {
    const load = () => {
      if (!mustPageStay(client)) window.location.reload();
    };
    return <OfferCard offer="update" onAccept={load} onLater={postponeVersion} />;
  }
  const hideOffer = () => {
    recordChoice(Date.now());
    setChosen(true);
  };
  const install = () => {
    installPrompt.show();
    hideOffer();
  };
  return <OfferCard offer="install" onAccept={isOffered ? install : undefined} onLater={hideOffer} />;
}
