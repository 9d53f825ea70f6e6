/** Lines of nginx's configuration. */

export const block = (head: string, lines: readonly string[]): string[] => [
  `${head} {`,
  ...lines.map((line) => `  ${line}`),
  '}',
];

/** Returns a map of one variable to another. */
export const map = (head: string, pairs: readonly (readonly [string, string])[]): string[] =>
  block(
    `map ${head}`,
    pairs.map(([from, to]) => `${from} ${to};`),
  );

/** Returns a path in quotation marks; it contains none (deploy/site-settings.ts). */
export const quoted = (path: string): string => `"${path}"`;
