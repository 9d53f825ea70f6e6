/** Resolves, with nothing, once so many milliseconds have passed. */
export const wait = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
