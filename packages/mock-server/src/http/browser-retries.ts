/**
 * One loss is one loss. Browsers send a request again by themselves, POST included, when a connection they used before
 * breaks without an answer. Such a twin is lost as well; otherwise nobody would see the fault.
 */
import { idempotencyHeader } from '@wallet/contract/c';
import { canonical } from '../world/plain.ts';
import type { World } from '../world/world.ts';
import type { BrokenResponse, OutgoingResponse } from './response-writer.ts';
import type { Caller, IncomingCall } from './pipeline.ts';

/** Milliseconds of real time. A browser sends the twin at once, a person needs longer to try again. */
const resendWindow = 2_000;

export interface LostResponses {
  /** Remembers an answer that leaves as a broken connection. */
  note(call: IncomingCall, caller: Caller, response: OutgoingResponse): void;
  /** The loss that a call repeats; undefined for any call that is no twin. */
  retried(call: IncomingCall, caller: Caller): BrokenResponse | undefined;
}

interface LostResponse {
  readonly response: BrokenResponse;
  readonly until: number;
}

export function createLostResponses(realNow: () => number = () => performance.now()): LostResponses {
  const lostResponses = new WeakMap<World, Map<string, LostResponse>>();
  return {
    note(call, caller, response) {
      if (!('cut' in response) || !isRetriedByBrowsers(call, response)) return;
      const recent = lostResponses.get(call.world) ?? new Map<string, LostResponse>();
      lostResponses.set(call.world, recent);
      const now = realNow();
      for (const [request, { until }] of recent) if (until <= now) recent.delete(request);
      recent.set(fingerprintOf(call, caller), { response, until: now + resendWindow });
    },
    retried(call, caller) {
      const recent = lostResponses.get(call.world);
      if (!recent || recent.size === 0) return undefined;
      const loss = recent.get(fingerprintOf(call, caller));
      return loss && loss.until > realNow() ? loss.response : undefined;
    },
  };
}

/** Readings are repeated by the app itself; only browsers name the site a request comes from. */
const isRetriedByBrowsers = ({ operation, headers }: IncomingCall, { cut }: BrokenResponse): boolean =>
  !operation.metadata.safe && headers['sec-fetch-site'] !== undefined && (cut === 'reset' || cut === 'close');

/** The same for a request and its twin: what was called, by whom, under which key or with which content. */
function fingerprintOf({ operation, headers, params, body, ip }: IncomingCall, { member }: Caller): string {
  const content =
    headers[idempotencyHeader] ?? (body.kind === 'json' ? body.value : (headers['content-length'] ?? ''));
  return canonical([operation.id, member?.id ?? ip, params, content]);
}
