import type { WorldClock } from './clock.ts';
import type { Outbox } from './events.ts';
import { DomainError } from './domain-error.ts';
import { BrokenInvariant, checkStage } from './invariants.ts';
import type { JournalEntry } from './journal-schema.ts';
import type { Journal, JournalInput } from './journal.ts';
import { crashEntry } from './journal.ts';
import { ControlError } from './control-error.ts';
import type { State } from './state.ts';

/** The description of a command, for the journal. */
export interface CommandInfo {
  /** The operation, event or control action, e.g. `withdraw.create`. */
  readonly name: string;
  /** `call` when left out. */
  readonly kind?: Extract<JournalEntry['kind'], 'call' | 'event' | 'control'>;
  readonly memberId?: string | undefined;
  /** The input, redacted. */
  readonly input?: unknown;
}

export interface Commands {
  /** The name of the command that runs now. */
  readonly open: string | undefined;
  /**
   * Runs a command in one synchronous step at one moment of world time. Its writes are committed when it returns, or
   * fails by `fail.andCommit`, and the invariants hold; otherwise they are undone. Throws the error of the command, a
   * BrokenInvariant, or a TypeError when `run` returns a promise.
   */
  run<T>(info: CommandInfo, run: () => T): T;
}

/** A completed command, for listeners. */
export interface CompletedCommand {
  readonly info: CommandInfo;
  /** `ok`, or the code of the failure. */
  readonly outcome: string;
  /** The answer; undefined when it was refused. */
  readonly answer?: unknown;
}

/**
 * Called in the step of the command: writes of the listener are committed with it, or alone after an error. Not called
 * after a crash or a broken invariant.
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
    ? { info, outcome: outcome.refusal.code }
    : { info, outcome: 'ok', answer: outcome.value };

function attempt<T>(name: string, run: () => T): Outcome<T> {
  try {
    const value = run();
    if (isThenable(value)) {
      // The promise is not part of the command; its rejection must not end the process.
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

/** Returns the journal entry of a command. */
export function commandEntry(info: CommandInfo, error: unknown): JournalInput {
  if (error === undefined) return { kind: 'call', ...info, outcome: 'ok' };
  const note = { kind: 'call' as const, ...info };
  if (error instanceof DomainError)
    return { ...note, outcome: error.code, ...(error.params && { detail: { params: error.params } }) };
  // In an action or event a ControlError is a refusal; in a call it is a bug.
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
