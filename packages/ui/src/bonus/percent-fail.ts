const placeholder = /\{\{\s*percentFail\s*\}\}|\{percentFail\}|\bpercentFail\b/g;

/**
 * Puts a bonus's own figure, in percent, in the place that markup of the operator leaves for it; before it is sanitised
 * (spec 2).
 */
export const withPercentFail = (html: string, percentFail: number): string =>
  html.replace(placeholder, String(percentFail));
