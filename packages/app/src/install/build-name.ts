/** Returns the name of the first script, which changes with each build; empty in development. */
export const buildName = (): string =>
  document.querySelector('script[type="module"][src^="/assets/"]')?.getAttribute('src') ?? '';

/** Returns the variable part of that name, for players and reports; empty in development. */
export const buildId = (): string => /-([\w-]+)\.js$/.exec(buildName())?.[1] ?? '';
