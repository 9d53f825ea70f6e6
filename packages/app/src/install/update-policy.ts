/** Minimum milliseconds between two checks for a new build; each return to the page checks once. */
export const betweenUpdateChecks = 30 * 60_000;
