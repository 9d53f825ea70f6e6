/** What the checks read out of a Markdown page, and what they write into one. */

const fence = /^```(\w*)\n([\s\S]*?)^```/gm;

/** The text of the code blocks in one language. */
export const blocks = (page: string, language: string): string[] =>
  [...page.matchAll(fence)].filter(([, name]) => name === language).map(([, , text = '']) => text);

/** What stands in backticks outside of code blocks. */
export const spans = (page: string): string[] =>
  [...page.replace(fence, '').matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text);

/** Where the links and pictures outside of code blocks lead. */
export const links = (page: string): string[] =>
  [...page.replace(fence, '').matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);

/** The fragments by which the headings of a page can be linked to. */
export const fragments = (page: string): string[] =>
  [...page.replace(fence, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .replace(/\s/g, '-'),
  );

/** The text below a heading, down to the next one of its rank or above. */
export function section(page: string, heading: string): string {
  const [, rank = '', rest = ''] = new RegExp(`^(#+) ${heading}$([\\s\\S]*)`, 'm').exec(page) ?? [];
  if (rank === '') throw new Error(`The page has no heading “${heading}”.`);
  return rest.split(new RegExp(`^#{1,${rank.length}} `, 'm'))[0] ?? '';
}

/** The rows of the first table below a heading, without its head; backticks around a whole cell are left out. */
export function rows(page: string, heading: string): string[][] {
  const lines = section(page, heading).split('\n');
  const start = lines.findIndex((line) => line.startsWith('|'));
  const end = lines.findIndex((line, at) => at > start && !line.startsWith('|'));
  return lines.slice(start + 2, end === -1 ? undefined : end).map((line) =>
    line
      .slice(1, line.lastIndexOf('|'))
      .split('|')
      .map((cell) => cell.trim().replace(/^`([^`]*)`$/, '$1')),
  );
}

/** How wide a text is in the eyes of the formatter: a mark above or below a letter takes no room. */
const widthOf = (text: string): number => text.replace(/\p{Mn}/gu, '').length;

/** The lines of a table in Markdown, as the formatter writes it. */
export function tableLines(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = head.map((title, at) =>
    Math.max(widthOf(title), ...rows.map((row) => widthOf(row[at] ?? ''))),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell + ' '.repeat((widths[at] ?? 0) - widthOf(cell))).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)];
}
