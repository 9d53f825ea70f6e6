/**
 * Errors of this visit, kept until the reporter is loaded. Nothing is kept where no
 * address is set, and in visits that were not drawn.
 */
import type { CountedMismatch } from '#api/mismatch.ts';
import { reportShare, reportTo } from '#env.ts';

/** Something to report, as it was seen. */
export type ReportEvent =
  | { readonly kind: 'error' | 'chunk'; readonly error: unknown }
  | { readonly kind: 'policy'; readonly violation: SecurityPolicyViolationEvent }
  | { readonly kind: 'mismatch'; readonly mismatch: CountedMismatch };

/** Sights that are kept at most. */
const most = 20;

/** Drawn once for each load of the page. */
export const isDrawn = reportTo !== '' && Math.random() < reportShare;

const held: ReportEvent[] = [];
let receive = (sight: ReportEvent): void => {
  if (isDrawn && held.length < most) held.push(sight);
};

/** Takes note of something to report. */
export const reportEvent = (sight: ReportEvent): void => receive(sight);

/** Sets the one receiver. Called with what was kept, and from then on with each. */
export function onReportEvents(receiver: (sight: ReportEvent) => void): void {
  receive = receiver;
  held.splice(0).forEach(receiver);
}

/** The pattern of the address the page shows; the app sets it. */
export const currentPage = { route: (): string => '' };
