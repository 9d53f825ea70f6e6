/** The statement as a file for spreadsheets. Pure. */
import { asWritten } from '@wallet/locales/joined';

/** A text that a spreadsheet would run as a formula. */
const formula = /^[\s]*[=+\-@]/;

/** Returns a cell. A number stays one; a text is as it was written, and plain where it looks like a formula. */
function cellOf(value: string | number): string {
  const written = asWritten(String(value));
  const text = typeof value === 'string' && formula.test(written) ? `'${written}` : written;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Returns rows as CSV (RFC 4180), with the mark by which spreadsheets recognise UTF-8. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
