import type { WorldClock } from './clock.ts';
import type { Outbox } from './events.ts';
import { DomainError } from './domain-error.ts';
import { BrokenInvariant, checkStage } from './invariants.ts';
import type { Journal, JournalKind, JournalInput } from './journal.ts';
import { crashEntry } from './journal.ts';
import { ControlError } from './control-error.ts';
import type { State } from './state.ts';

/** Who does what, for the journal. */
export interface CommandInfo {
  /** The operation, event or control action, e.g. `withdraw.create`. */
  readonly name: string;
  /** `call` when left out. */
  readonly kind?: Extract<JournalKind, 'call' | 'event' | 'control'>;
  readonly memberId?: string;
  /** What came with it; secrets are taken out. */
  readonly input?: unknown;
}

export interface Commands {
  /** The name of the command that runs now. */
  readonly open: string | undefined;
  /**
   * Runs a command in one synchronous step at one moment of world time. What it writes is kept when it returns or fails
   * by `fail.keeping`, and the invariants hold; otherwise nothing of it happened.
   * Throws the command's own failure, a BrokenInvariant, or a TypeError when `run` answers a promise.
   */
  run<T>(info: CommandInfo, run: () => T): T;
}

/** A command that ran to its end, as those who react to it are told. */
export interface CompletedCommand extends CommandInfo {
  /** `ok`, or the code of the failure. */
  readonly outcome: string;
  /** What it answered; undefined when it was refused. */
  readonly answer?: unknown;
}

/**
 * Is told of a command in the same step: what a reaction writes is kept with the command, or alone when a failure undid
 * it. A command that crashed or broke an invariant is no reason to react.
 */
export type CommandListener = (completed: CompletedCommand) => void;

type Outcome<T> = { readonly value: T } | { readonly refusal: DomainError };

interface Surroundings {
  readonly state: State;
  readonly clock: WorldClock;
  readonly journal: Journal;
  readonly outbox: Outbox;
  readonly onCommand: CommandListener;
}

export function createCommands({ state, clock, journal, outbox, onCommand }: Surroundings): Commands {
  let open: string | undefined;

  function settle<T>(info: CommandInfo, run: () => T): Outcome<T> {
    try {
      const outcome = state.stage(() => {
        const attempted = attempt(info.name, run);
        onCommand(completedCommand(info, attempted));
        checkStage({ state }, info.name);
        return attempted;
      });
      journal.append(commandEntry(info, 'refusal' in outcome ? outcome.refusal : undefined));
      return outcome;
    } catch (error) {
      outbox.discard();
      if (error instanceof DomainError)
        state.stage(() => onCommand(completedCommand(info, { refusal: error })));
      journal.append(commandEntry(info, error));
      throw error;
    }
  }

  return {
    get open() {
      return open;
    },
    run(info, run) {
      if (open !== undefined)
        throw new Error(
          `The command ${info.name} cannot start inside ${open}: call its function, or schedule an event.`,
        );
      open = info.name;
      let outcome;
      try {
        outcome = clock.pin(clock.now(), () => settle(info, run));
      } finally {
        open = undefined;
      }
      outbox.deliver();
      if ('refusal' in outcome) throw outcome.refusal;
      return outcome.value;
    },
  };
}

const completedCommand = (info: CommandInfo, outcome: Outcome<unknown>): CompletedCommand =>
  'refusal' in outcome
    ? { ...info, outcome: outcome.refusal.code }
    : { ...info, outcome: 'ok', answer: outcome.value };

function attempt<T>(name: string, run: () => T): Outcome<T> {
  try {
    const value = run();
    if (isThenable(value)) {
      // What the promise later does is not part of the command; its rejection must not end the process.
      value.then(undefined, () => undefined);
      throw new TypeError(
        `The command ${name} answered a promise: commands are synchronous, do not use async or await.`,
      );
    }
    return { value };
  } catch (error) {
    if (error instanceof DomainError && error.isCommitted) return { refusal: error };
    throw error;
  }
}

const isThenable = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';

/** How a command ended, for the journal: well, unless there is an error. */
export function commandEntry(
  { kind = 'call', name, memberId, input }: CommandInfo,
  error: unknown,
): JournalInput {
  const note = {
    kind,
    name,
    ...(memberId !== undefined && { memberId }),
    ...(input !== undefined && { input }),
  };
  if (error === undefined) return { ...note, outcome: 'ok' };
  if (error instanceof DomainError)
    return { ...note, outcome: error.code, ...(error.params && { detail: { params: error.params } }) };
  // Whoever steers, now or by what was scheduled, is told a sentence; a call that comes here has a bug.
  if (error instanceof ControlError && kind !== 'call')
    return { ...note, outcome: 'refused', detail: { message: error.message } };
  if (error instanceof BrokenInvariant)
    return {
      ...note,
      kind: 'violation',
      outcome: 'broken invariant',
      detail: { violations: error.violations, transactions: error.transactions },
    };
  return { ...note, ...crashEntry(name, error) };
}
