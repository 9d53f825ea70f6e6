import { useMatch, useRouter } from '@tanstack/react-router';
import { prefetchWhenIdle } from '@wallet/ui/base/when-idle';
import { useEffect } from 'react';
import { LazyDialog } from '#lazy/LazyDialog.tsx';
import { useDialog } from '#navigation/dialog.ts';
import { isHiddenInPause } from '#profile/play-safely/pause.ts';
import { usePausedUntil } from '#profile/play-safely/use-pause.ts';
import { dialogs, PauseDialog, preloadDialog } from './dialogs.ts';

const dialogsOf = (route: string | undefined) =>
  dialogs.filter(({ pages }) => pages.some((page) => page === route));

/**
 * Renders the dialogs of the route, each from its first opening on. As a separate component, it spares the page a
 * render when a dialog opens or closes.
 */
export function DialogHost() {
  const { search } = useDialog();
  const pausedUntil = usePausedUntil();
  const { i18n } = useRouter().options.context;
  const route = useMatch({ strict: false, select: ({ routeId }) => routeId });
  const own = dialogsOf(route);
  const isPaused = pausedUntil !== undefined;

  useEffect(
    () =>
      prefetchWhenIdle(() => {
        for (const entry of dialogsOf(route)) if (entry.preload) preloadDialog(entry, i18n);
      }),
    [route, i18n],
  );

  return (
    <>
      {own.map(
        ({ name, Dialog, isOpen }) =>
          !(isPaused && isHiddenInPause(name)) && (
            <LazyDialog key={name} isOpen={isOpen(search)}>
              <Dialog />
            </LazyDialog>
          ),
      )}
      {isPaused && (
        <LazyDialog isOpen={own.some(({ name, isOpen }) => isHiddenInPause(name) && isOpen(search))}>
          <PauseDialog />
        </LazyDialog>
      )}
    </>
  );
}
