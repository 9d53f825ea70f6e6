import { invalid } from './control-error.ts';
import type { ActiveFault, FaultEffect, FaultRule, Latency } from './fault-schema.ts';
import { contains, plain } from './plain.ts';
import type { Random } from './random.ts';
import { hiddenPrefix, type State } from './state.ts';

/** Socket events that a rule can name. `*` matches calls only. */
const socketOperations = ['socket.connect', 'socket.messaging'] as const;
export type SocketOperation = (typeof socketOperations)[number];

export const isSocketOperation = (operation: string): operation is SocketOperation =>
  (socketOperations as readonly string[]).includes(operation);

export type FaultPhase = NonNullable<FaultRule['phase']>;

export interface FaultCall {
  readonly operation: string;
  readonly memberId?: string;
  readonly body?: unknown;
  readonly pathParams?: unknown;
}

/** An effect on one call, with random values drawn: a latency is a number of milliseconds. */
export type FaultHit = {
  readonly ruleId: string;
  readonly phase: FaultPhase;
  readonly effect:
    | Exclude<FaultEffect, { type: 'latency' }>
    | { readonly type: 'latency'; readonly ms: number };
};

/** The fault rules of a world. Their counts survive the rollback of a command. */
export type Faults = ReturnType<typeof createFaults>;

export function createFaults(state: State, random: Random, now: () => number) {
  const rules = state.map<ActiveFault>(`${hiddenPrefix}fault.rule`);
  const counter = state.map<number>(`${hiddenPrefix}fault.count`);

  /** Counts the call. Returns whether the rule acts on it. */
  function acts(rule: ActiveFault, call: FaultCall, isEnded: boolean): boolean {
    if (!matchesCall(rule, call) || !isWithin(rule, now())) return false;
    const seen = rule.seen + 1;
    const isDue =
      (rule.nth === undefined || rule.nth === seen) &&
      (rule.times === undefined || rule.hits < rule.times) &&
      (rule.probability === undefined || random.chance('faults', rule.probability)) &&
      !isEnded;
    rules.set(rule.id, Object.freeze({ ...rule, seen, hits: rule.hits + (isDue ? 1 : 0) }));
    return isDue;
  }

  function hitOf({ id, phase = 'before', effect }: ActiveFault): FaultHit {
    if (effect.type !== 'latency') return { ruleId: id, phase, effect };
    return { ruleId: id, phase, effect: { type: 'latency', ms: drawLatency(effect.latency, random) } };
  }

  function put(id: string, rule: FaultRule): ActiveFault {
    const active = plain<ActiveFault>({ ...rule, id, seen: 0, hits: 0 }, 'fault rule');
    rules.set(id, active);
    return active;
  }

  return {
    add: (rule: FaultRule): ActiveFault =>
      state.stage(() => {
        const count = (counter.get('added') ?? 0) + 1;
        const active = put(`fault-${count}`, rule);
        counter.set('added', count);
        return active;
      }),
    /** Replaces a rule and resets its counts. Returns undefined for an unknown id. */
    change: (id: string, rule: FaultRule): ActiveFault | undefined =>
      rules.has(id) ? state.stage(() => put(id, rule)) : undefined,
    /** Returns false for an unknown id. */
    remove(id: string): boolean {
      if (!rules.has(id)) return false;
      state.stage(() => rules.delete(id));
      return true;
    },
    clear(): void {
      state.stage(() => [...rules.values()].forEach(({ id }) => rules.delete(id)));
    },
    list: (): ActiveFault[] => [...rules.values()],
    /** Returns the effects on one call, up to the one that ends it. Counts the call: run it once. */
    match(call: FaultCall): FaultHit[] {
      if (rules.size === 0) return [];
      return state.stage(() => {
        let isEnded = false;
        const hits = [...rules.values()]
          .sort((one, other) => turnOf(one) - turnOf(other))
          .filter((rule) => {
            const isHit = acts(rule, call, isEnded);
            isEnded ||= isHit && endings.includes(rule.effect.type);
            return isHit;
          });
        return hits.map(hitOf);
      });
    },
  };
}

/** The effects that end a call, or a message. */
const endings: readonly string[] = ['error', 'answer', 'network', 'malformed', 'rateLimit', 'refuse', 'drop'];

/** Returns the turn of an effect: before the call, in the call, after it, and on its response. */
const turnOf = ({ phase, effect: { type } }: ActiveFault): number =>
  type === 'duplicate' ? 1 : type === 'rewrite' ? 3 : phase === 'after' ? 2 : 0;

function matchesCall(rule: FaultRule, { operation, memberId, body, pathParams }: FaultCall): boolean {
  const isOperation =
    (rule.operation === '*' && !isSocketOperation(operation)) ||
    rule.operation === operation ||
    (rule.operation.endsWith('.*') && operation.startsWith(rule.operation.slice(0, -1)));
  return (
    isOperation &&
    (rule.memberId === undefined || rule.memberId === memberId) &&
    (rule.pathParams === undefined || contains(pathParams, rule.pathParams)) &&
    (rule.body === undefined || contains(body, rule.body))
  );
}

const isWithin = ({ from, until }: FaultRule, now: number): boolean =>
  (from === undefined || now >= Date.parse(from)) && (until === undefined || now < Date.parse(until));

/** Throws a ControlError for an invalid `nth`, `times` or `probability`, and for a window without a moment. */
export function requireValidRule({ nth = 1, times = 1, probability = 1, from, until }: FaultRule): void {
  const isCount = (count: number): boolean => Number.isSafeInteger(count) && count >= 1;
  const refuse = (message: string): never => {
    throw invalid(message);
  };
  if (!isCount(nth)) refuse(`nth counts from 1, not ${nth}.`);
  if (!isCount(times)) refuse(`times is at least 1, not ${times}.`);
  if (!(probability >= 0 && probability <= 1)) refuse(`probability is 0 to 1, not ${probability}.`);
  if (from !== undefined && until !== undefined && Date.parse(from) >= Date.parse(until))
    refuse(`until is after from, not ${until}.`);
}

/** The maximum delay: five minutes, the longest client timeout. */
export const longestLatency = 300_000;

/** Draws a delay in whole milliseconds from the stream `latency`. */
export const drawLatency = (latency: Latency, random: Random): number =>
  Math.round(Math.min(draw(latency, random), longestLatency));

function draw(latency: Latency, random: Random): number {
  switch (latency.shape) {
    case 'fixed':
      return latency.ms;
    case 'uniform':
      return latency.from + random.float('latency') * (latency.to - latency.from);
    case 'lognormal':
      return latency.median * Math.exp(latency.sigma * normal(random));
  }
}

/** Draws a standard normal number (Box–Muller). */
function normal(random: Random): number {
  const radius = Math.sqrt(-2 * Math.log(1 - random.float('latency')));
  return radius * Math.cos(2 * Math.PI * random.float('latency'));
}
