/** Sends reports to the operator's address; loaded when the page is idle. */
import { appVersion } from '@wallet/contract/site';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { marketName } from '#env.ts';
import { buildId } from '#install/build-name.ts';
import { createBatches } from './batches.ts';
import { detailsOf } from './details.ts';
import { currentPage, onReportEvents } from './events.ts';

const here = () => ({ route: currentPage.route(), language: document.documentElement.lang });

/** Sends kept and later reports. Call it once. */
export function startReporting(address: string): void {
  const landing = here();
  const batches = createBatches({ build: buildId(), version: appVersion, market: marketName }, (batch) =>
    // As text, a beacon to another origin needs no preflight.
    navigator.sendBeacon(address, JSON.stringify(batch)),
  );
  onReportEvents((event) => {
    const details = detailsOf(event);
    if (details) batches.add({ ...details, ...here() });
  });
  for (const onVital of [onCLS, onFCP, onINP, onLCP, onTTFB])
    onVital(({ name, value, rating }) =>
      batches.add({ kind: 'vital', name, value: Math.round(value * 1_000) / 1_000, rating, ...landing }),
    );
  // On the window, to run after the listeners of the document.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') batches.send();
  });
}
