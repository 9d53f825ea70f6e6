/** Reads and writes parts of Markdown pages. */

const fence = /^```(\w*)\n([\s\S]*?)^```/gm;

export const blocks = (page: string, language: string): string[] =>
  [...page.matchAll(fence)].filter(([, name]) => name === language).map(([, , text = '']) => text);

/** Returns the inline code outside code blocks. */
export const spans = (page: string): string[] =>
  [...page.replace(fence, '').matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text);

/** Returns the targets of links and pictures outside code blocks. */
export const links = (page: string): string[] =>
  [...page.replace(fence, '').matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);

/** Returns the link fragments of the headings. */
export const fragments = (page: string): string[] =>
  [...page.replace(fence, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .replace(/\s/g, '-'),
  );

/** Returns the text below a heading, up to the next one of the same or a higher level. */
export function section(page: string, heading: string): string {
  const [, rank = '', rest = ''] = new RegExp(`^(#+) ${heading}$([\\s\\S]*)`, 'm').exec(page) ?? [];
  if (rank === '') throw new Error(`The page has no heading “${heading}”.`);
  return rest.split(new RegExp(`^#{1,${rank.length}} `, 'm'))[0] ?? '';
}

/** Returns the rows of the first table below a heading. Backticks around a whole cell are removed. */
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

/** Returns the width as oxfmt computes it: combining marks have none. */
const widthOf = (text: string): number => text.replace(/\p{Mn}/gu, '').length;

/** Returns a table as oxfmt formats it. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, at) =>
    Math.max(widthOf(title), ...rows.map((row) => widthOf(row[at] ?? ''))),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell + ' '.repeat((widths[at] ?? 0) - widthOf(cell))).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

/** Returns a page with these texts between `<!-- generated: NAME -->` and `<!-- end -->`. Throws for an unknown name. */
export const withGenerated = (page: string, texts: Readonly<Record<string, string>>): string =>
  Object.entries(texts).reduce((written, [name, text]) => {
    const place = new RegExp(`(<!-- generated: ${name} -->\n\n)[^]*?(\n\n<!-- end -->)`);
    if (!place.test(written)) throw new Error(`The page has no place for ${name}.`);
    return written.replace(place, (_all, begin: string, end: string) => begin + text + end);
  }, page);
