/**
 * Browsers retry a request by themselves, POST included, when a reused connection breaks without a response. The retry
 * is lost as well; otherwise the fault would stay invisible.
 */
import { idempotencyHeader } from '@wallet/contract/c';
import { canonical } from '../world/plain.ts';
import type { World } from '../world/world.ts';
import type { BrokenResponse, OutgoingResponse } from './response-writer.ts';
import type { Caller, IncomingCall } from './pipeline.ts';

/** Milliseconds of real time. A browser retries at once, a person later. */
const resendWindow = 2_000;

interface LostResponse {
  readonly response: BrokenResponse;
  readonly until: number;
}

export function createLostResponses(realNow: () => number = () => performance.now()) {
  const lostResponses = new WeakMap<World, Map<string, LostResponse>>();
  return {
    /** Records a response that is sent as a broken connection. */
    note(call: IncomingCall, caller: Caller, response: OutgoingResponse): void {
      if (!('cut' in response) || !isRetriedByBrowsers(call, response)) return;
      const recent = lostResponses.get(call.world) ?? new Map<string, LostResponse>();
      lostResponses.set(call.world, recent);
      const now = realNow();
      for (const [request, { until }] of recent) if (until <= now) recent.delete(request);
      recent.set(fingerprintOf(call, caller), { response, until: now + resendWindow });
    },
    /** Returns the loss of the call that a browser retries, undefined for any other call. */
    retried(call: IncomingCall, caller: Caller): BrokenResponse | undefined {
      const recent = lostResponses.get(call.world);
      if (!recent || recent.size === 0) return undefined;
      const loss = recent.get(fingerprintOf(call, caller));
      return loss && loss.until > realNow() ? loss.response : undefined;
    },
  };
}

/** The app itself retries safe calls. Only browsers send `sec-fetch-site`. */
const isRetriedByBrowsers = ({ operation, headers }: IncomingCall, { cut }: BrokenResponse): boolean =>
  !operation.metadata.safe && headers['sec-fetch-site'] !== undefined && (cut === 'reset' || cut === 'close');

/** Returns the same text for a request and its retry: call, caller, and key or content. */
function fingerprintOf({ operation, headers, params, body, ip }: IncomingCall, { member }: Caller): string {
  const content =
    headers[idempotencyHeader] ?? (body.kind === 'json' ? body.value : (headers['content-length'] ?? ''));
  return canonical([operation.id, member?.id ?? ip, params, content]);
}
