import type { WorldClock } from './clock.ts';
import type { Outbox } from './events.ts';
import { DomainError } from './domain-error.ts';
import { BrokenInvariant, checkStage } from './invariants.ts';
import type { JournalEntry } from './journal-schema.ts';
import { crashEntry, type Journal, type JournalInput } from './journal.ts';
import { ControlError } from './control-error.ts';
import type { State } from './state.ts';

export interface CommandInfo {
  /** Name of the operation, event or control action, e.g. `withdraw.create`. */
  readonly name: string;
  /** Default: `call`. */
  readonly kind?: Extract<JournalEntry['kind'], 'call' | 'event' | 'control'>;
  readonly memberId?: string | undefined;
  /** Input of the command. The journal redacts it. */
  readonly input?: unknown;
}

/** A completed command, for listeners. */
export interface CompletedCommand {
  readonly info: CommandInfo;
  /** `ok`, or the error code. */
  readonly outcome: string;
  /** Return value of the command; undefined when it was rejected. */
  readonly result?: unknown;
}

/**
 * Called in the step of the command: the listener's writes are committed with it, or alone after a DomainError. Not
 * called after a crash or a broken invariant.
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

export function createCommands({ state, clock, journal, outbox, onCommand }: Surroundings) {
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
    get open(): string | undefined {
      return open;
    },
    /**
     * Runs a command synchronously at one moment of world time. Its writes are committed when it returns, or throws by
     * `fail.andCommit`, and the invariants hold; otherwise they are rolled back. Throws the error of the command, a
     * BrokenInvariant, or a TypeError when `run` returns a promise.
     */
    run<T>(info: CommandInfo, run: () => T): T {
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
    ? { info, outcome: outcome.refusal.code }
    : { info, outcome: 'ok', result: outcome.value };

function attempt<T>(name: string, run: () => T): Outcome<T> {
  try {
    const value = run();
    if (isThenable(value)) {
      // The promise is not part of the command; its rejection must not end the process.
      value.then(undefined, () => undefined);
      throw new TypeError(
        `The command ${name} returned a promise: commands are synchronous, do not use async or await.`,
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

export function commandEntry(info: CommandInfo, error: unknown): JournalInput {
  if (error === undefined) return { kind: 'call', ...info, outcome: 'ok' };
  const note = { kind: 'call' as const, ...info };
  if (error instanceof DomainError)
    return { ...note, outcome: error.code, ...(error.params && { detail: { params: error.params } }) };
  // In an action or event a ControlError is a rejection; in a call it is a bug.
  if (error instanceof ControlError && note.kind !== 'call')
    return { ...note, outcome: 'refused', detail: { message: error.message } };
  if (error instanceof BrokenInvariant)
    return {
      ...note,
      kind: 'violation',
      outcome: 'broken invariant',
      detail: { violations: error.violations, transactions: error.transactions },
    };
  return { ...note, ...crashEntry(note.name, error) };
}
