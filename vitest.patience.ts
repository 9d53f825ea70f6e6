/** Milliseconds a test may take on a busy machine. No test waits this long; a slow machine is no reason to fail. */
export const patience = { testTimeout: 60_000, hookTimeout: 60_000 };

/** The same for what a test waits to see in a component. */
export const asyncUtilTimeout = 20_000;

/**
 * One worker reads a module once for all its files, not once for each: five sixths of the time went into reading.
 * For packages whose modules keep nothing between tests; a module that begins to is found by the files after it.
 */
export const together = { isolate: false };
