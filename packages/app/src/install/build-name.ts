/** The build this page runs, by the name of its first script, which changes with everything it loads; empty in development. */
export const buildName = (): string =>
  document.querySelector('script[type="module"][src^="/assets/"]')?.getAttribute('src') ?? '';
