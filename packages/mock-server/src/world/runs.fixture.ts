/** Returns a number of runs: few of the same ones with `npm test`, many others with `--all`. */
export const runsOf = (few: number, many: number): number =>
  process.env['PROPERTY_TESTS'] === 'random' ? many : few;
