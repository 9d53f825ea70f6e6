/** The statement as a file for spreadsheets. Pure. */

/** A text that a spreadsheet would run as a formula. */
const formula = /^[\s]*[=+\-@]/;

/** Returns a cell. A number stays one; a text that looks like a formula becomes plain text. */
function cellOf(value: string | number): string {
  const text = typeof value === 'string' && formula.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Returns rows as CSV (RFC 4180), with the mark by which spreadsheets recognise UTF-8. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
