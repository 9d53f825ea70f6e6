import type { FailureParams } from './failure.ts';
import type { Latency } from './latency.ts';
import { drawLatency } from './latency.ts';
import type { Plain } from './plain.ts';
import { contains, plain } from './plain.ts';
import type { Random } from './random.ts';
import type { State } from './state.ts';
import { hiddenPrefix } from './state.ts';

/** A change to an answer; `path` is a JSON pointer, in which `*` stands for all that is there. */
export type RewriteOperation =
  | { readonly op: 'set' | 'add'; readonly path: string; readonly value: Plain }
  | { readonly op: 'remove'; readonly path: string };

/** What goes wrong. How each looks over HTTP is the business of the http layer. */
export type FaultEffect =
  /** Answers a refusal; a code the operation does not declare, or nobody knows, needs `breaksContract`. */
  | {
      readonly type: 'error';
      readonly code: string;
      readonly status?: number;
      readonly params?: FailureParams;
      readonly breaksContract?: boolean;
    }
  /** Answers this; without `json` and `text` the body is empty. */
  | {
      readonly type: 'answer';
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly json?: Plain;
      readonly text?: string;
      readonly breaksContract?: boolean;
    }
  /** Changes the answer before it leaves, whatever the phase. */
  | {
      readonly type: 'rewrite';
      readonly operations: RewriteOperation[];
      readonly breaksContract?: boolean;
    }
  | { readonly type: 'latency'; readonly latency: Latency }
  | { readonly type: 'network'; readonly how: 'reset' | 'close' | 'hang' | 'truncate' }
  | { readonly type: 'malformed'; readonly how: 'json' | 'html' | 'empty' }
  | { readonly type: 'rateLimit'; readonly retryAfterSeconds: number }
  /** Parks the answer until the hold of that name is released. */
  | { readonly type: 'hold'; readonly hold: string }
  /** The request arrives a second time; on the socket, the message. */
  | { readonly type: 'duplicate' }
  /** On the socket only: nobody may connect, a message is lost, or arrives after the next one of its room. */
  | { readonly type: 'refuse' | 'drop' | 'reorder' };

/** What happens on the socket, as rules name it; `*` is about calls and means neither. */
export const socketOperations = ['socket.connect', 'socket.messaging'] as const;
export type SocketOperation = (typeof socketOperations)[number];

export const isSocketOperation = (operation: string): operation is SocketOperation =>
  (socketOperations as readonly string[]).includes(operation);

/** Before the command runs, or after its commit: money moved, answer lost. */
export type FaultPhase = 'before' | 'after';

/** Which calls a rule is about, and what it does to them. */
export interface FaultRule {
  /** An operation, `withdraw.create`; all of a noun, `withdraw.*`; all calls, `*`; or one of the socket. */
  readonly operation: string;
  readonly memberId?: string;
  /** Part of the body. */
  readonly body?: Plain;
  /** Only the nth call the rule is about, from 1. */
  readonly nth?: number;
  /** At most so many times. */
  readonly times?: number;
  /** 0 to 1, drawn from the stream `faults`. */
  readonly probability?: number;
  /** `before` when left out. */
  readonly phase?: FaultPhase;
  readonly effect: FaultEffect;
}

/** A rule in a world, with its counts. */
export interface ActiveFault extends FaultRule {
  readonly id: string;
  /** Calls the rule was about. */
  readonly seen: number;
  /** Calls it acted on. */
  readonly hits: number;
}

export interface FaultCall {
  readonly operation: string;
  readonly memberId?: string;
  readonly body?: unknown;
}

/** An effect on one call, with chance already drawn: a latency is a number of milliseconds. */
export type FaultHit = {
  readonly ruleId: string;
  readonly phase: FaultPhase;
  readonly effect:
    Exclude<FaultEffect, { type: 'latency' }> | { readonly type: 'latency'; readonly ms: number };
};

/** The fault rules of a world. Their counts stand, whatever becomes of the command they act on. */
export interface Faults {
  /** Throws a RangeError for numbers that make no sense. */
  add(rule: FaultRule): ActiveFault;
  /** Answers whether there was such a rule. */
  remove(id: string): boolean;
  clear(): void;
  list(): ActiveFault[];
  /** The effects on one call, in the order the rules were added. To be asked once per call. */
  match(call: FaultCall): FaultHit[];
}

export function createFaults(state: State, random: Random): Faults {
  const rules = state.map<ActiveFault>(`${hiddenPrefix}fault.rule`);
  const counter = state.map<number>(`${hiddenPrefix}fault.count`);

  /** Counts the call and says whether the rule acts on it. */
  function acts(rule: ActiveFault, call: FaultCall): boolean {
    if (!isAbout(rule, call)) return false;
    const seen = rule.seen + 1;
    const isDue =
      (rule.nth === undefined || rule.nth === seen) &&
      (rule.times === undefined || rule.hits < rule.times) &&
      (rule.probability === undefined || random.chance('faults', rule.probability));
    rules.set(rule.id, Object.freeze({ ...rule, seen, hits: rule.hits + (isDue ? 1 : 0) }));
    return isDue;
  }

  function hitOf({ id, phase = 'before', effect }: ActiveFault): FaultHit {
    if (effect.type !== 'latency') return { ruleId: id, phase, effect };
    return { ruleId: id, phase, effect: { type: 'latency', ms: drawLatency(effect.latency, random) } };
  }

  return {
    add(rule) {
      refuseNonsense(rule);
      return state.stage(() => {
        const count = counter.get('added') ?? 0;
        const active = plain<ActiveFault>(
          { ...rule, id: `fault-${count + 1}`, seen: 0, hits: 0 },
          'fault rule',
        );
        counter.set('added', count + 1);
        rules.set(active.id, active);
        return active;
      });
    },
    remove(id) {
      if (!rules.has(id)) return false;
      state.stage(() => rules.delete(id));
      return true;
    },
    clear() {
      state.stage(() => [...rules.values()].forEach(({ id }) => rules.delete(id)));
    },
    list: () => [...rules.values()],
    match(call) {
      if (rules.size === 0) return [];
      return state.stage(() => [...rules.values()].filter((rule) => acts(rule, call)).map(hitOf));
    },
  };
}

function isAbout(rule: FaultRule, { operation, memberId, body }: FaultCall): boolean {
  const isOperation =
    (rule.operation === '*' && !isSocketOperation(operation)) ||
    rule.operation === operation ||
    (rule.operation.endsWith('.*') && operation.startsWith(rule.operation.slice(0, -1)));
  return (
    isOperation &&
    (rule.memberId === undefined || rule.memberId === memberId) &&
    (rule.body === undefined || contains(body, rule.body))
  );
}

function refuseNonsense({ nth = 1, times = 1, probability = 1 }: FaultRule): void {
  const isCount = (count: number): boolean => Number.isSafeInteger(count) && count >= 1;
  if (!isCount(nth)) throw new RangeError(`nth counts from 1, not ${nth}.`);
  if (!isCount(times)) throw new RangeError(`times is at least 1, not ${times}.`);
  if (!(probability >= 0 && probability <= 1))
    throw new RangeError(`probability is 0 to 1, not ${probability}.`);
}
