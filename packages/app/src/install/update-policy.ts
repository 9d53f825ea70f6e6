/** Milliseconds between two looks for a new build, at most one for each return to the page. */
export const betweenUpdateChecks = 30 * 60_000;
