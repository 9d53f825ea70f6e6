import { removeStartNotice, root } from './start/root.ts';
import './start/trusted-types.ts';
import '#reports/early.ts';
import { currentPage, reportEvent } from '#reports/events.ts';
import { setImageOrigins } from '@wallet/ui/base/external-url';
import { setVibrationCheck } from '@wallet/ui/base/haptics';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { reportMismatchesTo } from '#api/mismatch.ts';
import { isSessionQuery } from '#api/query.ts';
import { activeQuery } from '#site/api.ts';
import { createQueryClient, refetchFailedOnReconnect } from '#api/query-client.ts';
import { App } from './start/App.tsx';
import { pictureOrigins } from './env.ts';
import '#install/held-prompt.ts';
import '#install/newest-build.ts';
import { markMissingChunks, reloadForMissing } from '#install/missing-chunk.ts';
import { startI18n } from './start/language.ts';
import { createAppRouter } from './start/router.ts';
import { createClosing } from '#site/closing.ts';
import { probeWith } from '#api/connection/connection.ts';
import { session } from '#api/session/session.ts';
import { isFlagStored } from '#api/storage/browser-storage.ts';
import { captureTyped } from './start/typed-early.ts';

markMissingChunks();
reportMismatchesTo((mismatch) => {
  // oxlint-disable-next-line no-console -- for developers of a backend
  if (import.meta.env.DEV) console.warn('A response violates the contract:', mismatch);
  reportEvent({ kind: 'mismatch', mismatch });
});
// Read each time, so changes in other tabs apply.
setVibrationCheck(() => !isFlagStored('vibration-off'));
setImageOrigins(pictureOrigins);

const i18n = await startI18n().catch((error: unknown) => {
  reloadForMissing(error);
  throw error;
});
const queryClient = createQueryClient(
  createClosing({
    readStatus: () => queryClient.fetchQuery({ ...activeQuery(), retry: false }),
    leave() {
      const { pathname, href, search } = router.state.location;
      // On /login, keep the address requested there.
      const { redirect = href } = search as { redirect?: string };
      if (pathname !== '/terminated')
        void router.navigate({ to: '/terminated', search: { redirect }, replace: true });
    },
  }),
);
const router = createAppRouter({ queryClient, i18n });
currentPage.route = () => router.state.matches.at(-1)?.fullPath ?? '';
// Refetches texts of the operator; input and open dialogs stay.
i18n.i18next.on('languageChanged', () => void queryClient.invalidateQueries());
refetchFailedOnReconnect(queryClient);
probeWith(() => queryClient.fetchQuery({ ...activeQuery(), retry: false }));

session.subscribe(() => {
  // Removes requests, responses and mutations of the previous member.
  void queryClient.cancelQueries({ predicate: isSessionQuery });
  queryClient.removeQueries({ predicate: isSessionQuery });
  queryClient.getMutationCache().clear();
  void router.invalidate();
});

await router.load();
// Screens render their own titles.
document.querySelector('title')?.remove();
const restoreTyped = captureTyped(root);
const onReady = () => {
  removeStartNotice();
  restoreTyped();
};
const appRoot = createRoot(root, {
  // Errors caught by an error page are reported as well.
  onCaughtError(error) {
    // oxlint-disable-next-line no-console -- as React does by itself
    console.error(error);
    reportEvent({ kind: 'error', error });
  },
});
const show = () =>
  appRoot.render(
    <StrictMode>
      <App i18n={i18n} queryClient={queryClient} router={router} onReady={onReady} />
    </StrictMode>,
  );
// In slices, between which the page paints and answers. A form is replaced at once, so that no letter comes in between.
if (root.querySelector('input')) show();
else startTransition(show);
