/** Generates the calls column of docs/nouns.md from the contract. The other text is kept. */
import type { Noun } from '@wallet/contract';
import { operations } from '@wallet/contract';
import { tableLines } from './markdown.ts';
import { read } from './repository.ts';

const callsOf = (noun: Noun): string => {
  const paths = operations.filter((operation) => operation.noun === noun).map(({ path }) => path);
  return [...new Set(paths)].map((path) => `\`${path.replace('/api/', '')}\``).join(' ');
};

const cellsOf = (line: string): string[] =>
  line
    .slice(1, line.lastIndexOf('|'))
    .split('|')
    .map((cell) => cell.trim());

/** Returns the whole page. */
export function nounsPage(): string {
  const lines = read('docs/nouns.md').split('\n');
  const start = lines.findIndex((line) => line.startsWith('| Noun'));
  const end = lines.findIndex((line, at) => at > start && !line.startsWith('|'));
  const [head = [], , ...rows] = lines.slice(start, end).map(cellsOf);
  const written = rows.map((cells) => {
    const noun = (cells[0] ?? '').replaceAll('`', '') as Noun;
    return [...cells.slice(0, -1), callsOf(noun)];
  });
  lines.splice(start, end - start, ...tableLines(head, written));
  return lines.join('\n');
}
