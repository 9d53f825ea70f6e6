/** Generates docs/dependencies.md: the folders of the app and the imports between them. */
import { posix } from 'node:path';
import { nouns } from '@wallet/contract';
import { files, read } from './repository.ts';

const root = 'packages/app/src/';

/** The imported folders by importing folder. */
type FolderGraph = ReadonlyMap<string, ReadonlySet<string>>;

/** Returns the folder of a module of the app; a module outside all folders is its own node. */
const folderOf = (path: string): string => {
  const [first = '', ...rest] = path.slice(root.length).split('/');
  return rest.length === 0 ? first.replace(/\.tsx?$/, '') : first;
};

const isCounted = (path: string): boolean =>
  /\.tsx?$/.test(path) && !/\.(?:test|fixture|gen|d)\.tsx?$/.test(path);

/** The modules of the app, without tests and generated files. */
const modules = files.filter((path) => path.startsWith(root) && isCounted(path));

/** Returns the modules of the app that a module imports. */
const importsOf = (path: string): string[] =>
  [...read(path).matchAll(/^(?:import|export|\} from)\b.*'([#.].+)';$|\bimport\('([#.].+?)'\)/gm)]
    .map(([, whole, lazy = whole]) => lazy ?? '')
    .map((name) => (name.startsWith('#') ? root + name.slice(1) : posix.join(posix.dirname(path), name)))
    .filter((target) => modules.includes(target));

/** Returns the imports between the folders of the app. */
function appFolders(): FolderGraph {
  const graph = new Map<string, Set<string>>();
  for (const path of modules) {
    const from = folderOf(path);
    const targets = graph.get(from) ?? new Set<string>();
    graph.set(from, targets);
    for (const target of importsOf(path)) if (folderOf(target) !== from) targets.add(folderOf(target));
  }
  return graph;
}

const idOf = (folder: string): string => folder.replace(/\W/g, '_');
const isNoun = (folder: string): boolean => (nouns as readonly string[]).includes(folder);

export function dependenciesPage(): string {
  const graph = appFolders();
  const folders = [...graph.keys()].sort();
  const targetsOf = (from: string): string[] => [...(graph.get(from) ?? [])].sort().map(idOf);
  const count = folders.flatMap(targetsOf).length;
  return [
    '# Dependencies of the app',
    '',
    `\`pnpm docs:write\` generates this page from the imports of \`packages/app/src\`, without tests. Each node is a folder or a single module; an arrow points to the imported one. ${folders.length} nodes, ${count} arrows, no cycles: the rule \`no-folder-cycles\` in \`dependency-cruiser.config.mjs\` refuses them.`,
    '',
    '```mermaid',
    'flowchart LR',
    '  subgraph nouns',
    ...folders.filter(isNoun).map((noun) => `  ${noun}`),
    '  end',
    ...folders
      .filter((from) => targetsOf(from).length > 0)
      .map((from) => `  ${idOf(from)} --> ${targetsOf(from).join(' & ')}`),
    '```',
    '',
  ].join('\n');
}
