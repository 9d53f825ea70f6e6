/** Listens for errors from the first script on, and loads the reporter when the page is idle. */
import { whenIdle } from '@wallet/ui/base/when-idle';
import { reportTo } from '#env.ts';
import { isSampled, reportEvent } from './events.ts';

if (isSampled) {
  addEventListener('error', ({ error, message }) =>
    reportEvent({ kind: 'error', error: (error as unknown) ?? message }),
  );
  addEventListener('unhandledrejection', ({ reason }) => reportEvent({ kind: 'error', error: reason }));
  addEventListener('securitypolicyviolation', (violation) => reportEvent({ kind: 'policy', violation }));
  addEventListener('vite:preloadError', ({ payload }) => reportEvent({ kind: 'chunk', error: payload }));
  whenIdle(
    () =>
      void import('./report.ts')
        .then(({ startReporting }) => startReporting(reportTo))
        .catch(() => undefined),
  );
}
