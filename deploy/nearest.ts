/** Suggestions for misspelt names: keys, calls, settings. */

/** Returns `, did you mean amount?` when a name is similar, else an empty text. */
export function suggestion(name: string, names: readonly string[]): string {
  const near = nearest(name, names);
  return near === undefined ? '' : `, did you mean ${near}?`;
}

/**
 * Returns a sentence for each environment variable that resembles a known one with the same prefix, as in `APP_`. Other
 * names belong to other programs.
 */
export const misspeltVariables = (
  environment: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
): string[] =>
  Object.keys(environment).flatMap((name) => {
    const [prefix] = /^[A-Z]+_/.exec(name) ?? ['-'];
    const near = nearest(
      name.slice(prefix.length),
      known.filter((one) => one.startsWith(prefix)).map((one) => one.slice(prefix.length)),
    );
    return near === undefined || known.includes(name)
      ? []
      : [`${name} is unknown: did you mean ${prefix}${near}?`];
  });

function nearest(name: string, names: readonly string[]): string | undefined {
  // The noun before the dot does not raise the limit.
  const most = Math.max(1, Math.floor((name.split('.').at(-1) ?? '').length / 3));
  const [best] = names
    .map((one) => ({ one, far: distance(name.toLowerCase(), one.toLowerCase()) }))
    .sort((a, b) => a.far - b.far);
  return best && best.far <= most ? best.one : undefined;
}

/** Returns the number of letters to add, remove, change, or swap with the next one. */
function distance(from: string, to: string): number {
  let above: readonly number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++)
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1),
          from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1] ? (above[j - 2] ?? 0) + 1 : Infinity,
        ),
      );
    above = row;
    row = next;
  }
  return row[to.length] ?? 0;
}
