/** Returns the message of an error, without the call before it. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/^[A-Z]+ \/_mock\/\S+: /, '');
