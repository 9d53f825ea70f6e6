import { reportsInBatch, type Report, type ReportBatch } from '@wallet/contract/report';

/** Maximum number of reports per page load: an error in a loop adds no more. */
const most = 100;

/**
 * Collects reports. A full batch is sent at once, the rest with `send`; each report is sent once, on any route. A batch
 * that the browser does not accept waits for the next call.
 */
export function createBatches(
  head: Omit<ReportBatch, 'reports'>,
  deliver: (batch: ReportBatch) => boolean,
): { add(report: Report): void; send(): void } {
  const seen = new Set<string>();
  let waiting: Report[] = [];
  const send = () => {
    while (waiting.length > 0) {
      if (!deliver({ ...head, reports: waiting.slice(0, reportsInBatch) })) return;
      waiting = waiting.slice(reportsInBatch);
    }
  };
  return {
    add(report) {
      const key = JSON.stringify({ ...report, route: '', language: '' });
      if (seen.has(key) || seen.size === most) return;
      seen.add(key);
      waiting.push(report);
      if (waiting.length >= reportsInBatch) send();
    },
    send,
  };
}
