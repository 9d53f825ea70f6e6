/** The targets of esbuild, as `chrome103`. */
export const targets: string[];
