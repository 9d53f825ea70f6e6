import { ControlError } from '../world/control-error.ts';

/** The output of a command, and whether its exit code is 0. */
export interface CommandOutput {
  readonly text: string;
  readonly isOk: boolean;
}

/** Prints a line. Exits silently when the reader closes the pipe, like `head`. */
export function print(text: string): void {
  process.stdout.off('error', endQuietly).on('error', endQuietly).write(`${text}\n`);
}

function endQuietly(error: Error): void {
  if (!('code' in error) || error.code !== 'EPIPE') throw error;
  process.exit();
}

export const printProblem = (problem: string): void => void process.stderr.write(`${problem}\n`);

/** Prints why a program ends: the message of a ControlError, which the user can fix, or the stack of another error. */
export const printError = (error: unknown): void =>
  printProblem(
    error instanceof ControlError ? error.message : String(error instanceof Error ? error.stack : error),
  );
