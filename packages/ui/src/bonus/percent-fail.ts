const placeholder = /\{\{\s*percentFail\s*\}\}|\{percentFail\}|\bpercentFail\b/g;

/**
 * Puts a bonus's own figure, in percent, in the place that markup of the operator leaves for it; before it is sanitised
 * (spec 2). A dash where the backend does not say the figure.
 */
export const withPercentFail = (html: string, percentFail: number | undefined): string =>
  html.replace(placeholder, percentFail === undefined ? '–' : String(percentFail));
