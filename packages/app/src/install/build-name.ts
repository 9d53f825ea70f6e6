/** The build this page runs, by the name of its first script, which changes with everything it loads; empty in development. */
export const buildName = (): string =>
  document.querySelector('script[type="module"][src^="/assets/"]')?.getAttribute('src') ?? '';

/** Names the build for people and reports: the part of that name that changes; empty in development. */
export const buildId = (): string => /-([\w-]+)\.js$/.exec(buildName())?.[1] ?? '';
