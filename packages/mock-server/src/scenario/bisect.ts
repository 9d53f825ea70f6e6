/** Finds the entry of a journal after which an expectation fails. */
import { inEnglish, problemsIn } from '../domains/problems.ts';
import * as z from 'zod/mini';
import { ControlError } from '../world/control-error.ts';
import { DomainError } from '../world/domain-error.ts';
import type { JournalEntry } from '../world/journal-schema.ts';
import { rowChangesOf, type RowChange } from '../world/row-changes.ts';
import type { World } from '../world/world.ts';
import { expectedResult, type ExpectedResult } from './expected-schema.ts';
import { problemsOf } from './expectation.ts';

export type Bisection =
  | { readonly isFound: false; readonly reason: string }
  | {
      readonly isFound: true;
      readonly entry: JournalEntry;
      readonly problems: readonly string[];
      readonly changes: readonly RowChange[];
    };

const Expected = z.strictObject(expectedResult);

/** Reads an expectation: the part of a scenario below `expect`, without steps. Throws a ControlError. */
export function readExpectation(value: unknown): ExpectedResult {
  const { data, error } = Expected.safeParse(value, inEnglish);
  if (!data)
    throw new ControlError('invalid', `The expectation is invalid: ${problemsIn(error, 'it').join('; ')}.`);
  return data as ExpectedResult;
}

/**
 * Finds the first entry after which the expectation fails, where it was met before. Each moment is checked in order,
 * because an expectation may fail, be met, and fail again, which a binary search would miss.
 */
export function bisect(world: World, expected: ExpectedResult): Bisection {
  let before: readonly string[] =
    world.history.oldest === 0 && world.journal.length > 0
      ? problemsAt(world.at(-1), expected)
      : ['There is no entry to check.'];
  for (const entry of entriesToCheck(world, expected)) {
    const problems = problemsAt(world.at(entry.n), expected);
    if (before.length === 0 && problems.length > 0)
      return { isFound: true, entry, problems, changes: rowChangesOf(world, entry.n) };
    before = problems;
  }
  return {
    isFound: false,
    reason:
      before.length === 0
        ? 'The expectation never fails after it is met.'
        : ['The expectation is never met. At the end:', ...before].join('\n'),
  };
}

/** Returns the entries after which the result may differ: those with writes, crashes, and all of them for a journal. */
function entriesToCheck({ history, journal }: World, { journal: expected }: ExpectedResult): JournalEntry[] {
  const written = new Set(
    history.frames.flatMap(({ from, steps }) => [from, ...steps.map(({ entry }) => entry)]),
  );
  return journal
    .entries(history.oldest)
    .filter(({ n, kind }) => expected || written.has(n) || kind === 'crash' || kind === 'violation');
}

/** An expectation about a member who is not there yet is not met. */
function problemsAt(world: World, expected: ExpectedResult): string[] {
  try {
    return problemsOf(world, expected);
  } catch (error) {
    if (error instanceof ControlError || error instanceof DomainError) return [error.message];
    throw error;
  }
}
