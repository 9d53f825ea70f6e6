/**
 * Errors of this visit, kept until the reporter is loaded. Nothing is kept without a report address or in visits
 * outside the sample.
 */
import type { CallMismatch } from '#api/mismatch.ts';
import { reportShare, reportTo } from '#env.ts';

export type ReportEvent =
  | { readonly kind: 'error' | 'chunk'; readonly error: unknown }
  | { readonly kind: 'policy'; readonly violation: SecurityPolicyViolationEvent }
  | { readonly kind: 'mismatch'; readonly mismatch: CallMismatch }
  | { readonly kind: 'money-mismatch'; readonly found: 'balance' | 'twice' | 'amount' };

/** Maximum number of kept events. */
const most = 20;

/** Sampled once per page load. */
export const isSampled = reportTo !== '' && Math.random() < reportShare;

const held: ReportEvent[] = [];
let receive = (event: ReportEvent): void => {
  if (isSampled && held.length < most) held.push(event);
};

/** Keeps or passes on an event. */
export const reportEvent = (event: ReportEvent): void => receive(event);

/** Sets the receiver, which is called with each kept and later event. */
export function onReportEvents(receiver: (event: ReportEvent) => void): void {
  receive = receiver;
  held.splice(0).forEach(receiver);
}

/** The route pattern of the page, set by the app. */
export const currentPage = { route: (): string => '' };
