/**
 * One loss is one loss. Browsers send a request again by themselves, POST included, when a connection they used before
 * breaks without an answer. Such a twin is lost as well; otherwise nobody would see the fault.
 */
import { idempotencyHeader } from '@wallet/contract/c';
import { canonical } from '../world/plain.ts';
import type { World } from '../world/world.ts';
import type { CutAnswer, Delivery } from './delivery.ts';
import type { Caller, IncomingCall } from './pipeline.ts';

/** Milliseconds of real time. A browser sends the twin at once, a person needs longer to try again. */
const resendWindow = 2_000;

export interface Losses {
  /** Remembers an answer that leaves as a broken connection. */
  note(call: IncomingCall, caller: Caller, delivery: Delivery): void;
  /** The loss that a call repeats; undefined for any call that is no twin. */
  repeated(call: IncomingCall, caller: Caller): CutAnswer | undefined;
}

interface Loss {
  readonly delivery: CutAnswer;
  readonly until: number;
}

export function createLosses(realNow: () => number = () => performance.now()): Losses {
  const losses = new WeakMap<World, Map<string, Loss>>();
  return {
    note(call, caller, delivery) {
      if (!('cut' in delivery) || !canHaveTwin(call, delivery)) return;
      const recent = losses.get(call.world) ?? new Map<string, Loss>();
      losses.set(call.world, recent);
      const now = realNow();
      for (const [request, { until }] of recent) if (until <= now) recent.delete(request);
      recent.set(fingerprintOf(call, caller), { delivery, until: now + resendWindow });
    },
    repeated(call, caller) {
      const recent = losses.get(call.world);
      if (!recent || recent.size === 0) return undefined;
      const loss = recent.get(fingerprintOf(call, caller));
      return loss && loss.until > realNow() ? loss.delivery : undefined;
    },
  };
}

/** Readings are repeated by the app itself; only browsers name the site a request comes from. */
const canHaveTwin = ({ operation, headers }: IncomingCall, { cut }: CutAnswer): boolean =>
  !operation.metadata.safe && headers['sec-fetch-site'] !== undefined && (cut === 'reset' || cut === 'close');

/** The same for a request and its twin: what was called, by whom, under which key or with which content. */
function fingerprintOf({ operation, headers, params, body, ip }: IncomingCall, { member }: Caller): string {
  const content =
    headers[idempotencyHeader] ?? (body.kind === 'json' ? body.value : (headers['content-length'] ?? ''));
  return canonical([operation.id, member?.id ?? ip, params, content]);
}
