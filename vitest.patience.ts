/** Milliseconds a test may take on a busy machine. No test waits this long; a slow machine is no reason to fail. */
export const patience = { testTimeout: 60_000, hookTimeout: 60_000 };
