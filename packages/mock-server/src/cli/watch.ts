/** Runs a scenario file again after each change, until the process stops. */
import type { FSWatcher } from 'node:fs';
import { watch } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { ControlError } from '../world/control-error.ts';
import type { Command } from './commands.ts';
import { runCommand } from './commands.ts';

/** Milliseconds without changes before a run, because editors write a file in several steps. */
const quietTime = 50;

/** Prints the result of each run. Returns a function that stops watching. Throws a ControlError for other commands. */
export function watchScenario(command: Command, print: (text: string) => void): () => void {
  const [word, file = ''] = command.words;
  if (word !== 'run' || !file.endsWith('.json') || command.words.length > 2)
    throw new ControlError('invalid', '--watch belongs to run FILE, with a file that ends in .json.');
  const path = resolve(file);
  let timer: NodeJS.Timeout | undefined;
  let runs = Promise.resolve();

  const run = async (): Promise<void> => print(`${await resultOf(command)}\n\nwatching ${file} …`);
  const again = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => (runs = runs.then(run)), quietTime);
  };
  // Watches the folder, because editors replace the file.
  const watcher = watchFolder(dirname(path), (name) => {
    if (name === basename(path)) again();
  });
  runs = run();
  return () => {
    watcher.close();
    clearTimeout(timer);
  };
}

function watchFolder(folder: string, onChange: (name: string | null) => void): FSWatcher {
  try {
    return watch(folder, (_event, name) => onChange(name));
  } catch {
    throw new ControlError('notFound', `The folder ${folder} cannot be watched: check its path.`);
  }
}

/** Returns the output of a run, or the errors of an invalid file. */
async function resultOf(command: Command): Promise<string> {
  try {
    return (await runCommand(command)).text;
  } catch (error) {
    if (error instanceof ControlError) return error.problems.join('\n');
    throw error;
  }
}
