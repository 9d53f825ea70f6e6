const placeholder = /\{\{\s*percentFail\s*\}\}|\{percentFail\}|\bpercentFail\b/g;

/**
 * Replaces the placeholder of the operator's markup by the percentage, before sanitising (spec 2). Without a
 * percentage it becomes a dash.
 */
export const withPercentFail = (html: string, percentFail: number | undefined): string =>
  html.replace(placeholder, percentFail === undefined ? '–' : String(percentFail));
