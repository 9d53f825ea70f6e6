/** Replaces the folder of a build while a server may use it. */
import { existsSync, renameSync, rmSync } from 'node:fs';

/**
 * Runs `build` with a new folder beside `folder`, and replaces `folder` by it after a success. Until then, a running
 * server keeps its files. Resolves to the exit code of the build.
 */
export async function buildBeside(folder, build) {
  const unfinished = `${folder}.${process.pid}`;
  const old = `${unfinished}.old`;
  // Ctrl+C ends the build too, and then its files are removed.
  const wait = () => undefined;
  process.on('SIGINT', wait);
  const code = await build(unfinished);
  process.off('SIGINT', wait);
  if (code === 0) {
    if (existsSync(folder)) renameSync(folder, old);
    renameSync(unfinished, folder);
  }
  for (const left of [unfinished, old]) rmSync(left, { recursive: true, force: true });
  return code;
}
