/** Output of the process. */

/** Says a text and ends the line. A reader who has seen enough, as `head` has, ends the process without a word. */
export function print(text: string): void {
  process.stdout.off('error', endQuietly).on('error', endQuietly).write(`${text}\n`);
}

function endQuietly(error: Error): void {
  if (!('code' in error) || error.code !== 'EPIPE') throw error;
  process.exit();
}
