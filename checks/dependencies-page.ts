/** Generates docs/dependencies.md: the folders of the app and the imports between them. */
import { fileURLToPath } from 'node:url';
import { nouns } from '@wallet/contract';
import { cruise, type ICruiseResult } from 'dependency-cruiser';

const root = 'packages/app/src/';
const baseDir = fileURLToPath(new URL('..', import.meta.url));

/** The imported folders by importing folder. */
type FolderGraph = ReadonlyMap<string, ReadonlySet<string>>;

/** Returns the folder of a module of the app; a module outside all folders is its own node. */
const folderOf = (path: string): string => {
  const [first = '', ...rest] = path.slice(root.length).split('/');
  return rest.length === 0 ? first.replace(/\.tsx?$/, '') : first;
};

const isCounted = (path: string): boolean =>
  path.startsWith(root) && /\.tsx?$/.test(path) && !/\.(?:test|fixture|gen|d)\.tsx?$/.test(path);

/** Returns the imports between the folders of the app, without tests and generated files. */
async function appFolders(): Promise<FolderGraph> {
  const { output } = await cruise([root], {
    baseDir,
    tsPreCompilationDeps: true,
    includeOnly: { path: `^${root}` },
    doNotFollow: { path: 'node_modules' },
  });
  const graph = new Map<string, Set<string>>();
  for (const { source, dependencies } of (output as ICruiseResult).modules.filter(({ source }) =>
    isCounted(source),
  )) {
    const from = folderOf(source);
    const targets = graph.get(from) ?? new Set<string>();
    graph.set(from, targets);
    for (const { resolved } of dependencies)
      if (isCounted(resolved) && folderOf(resolved) !== from) targets.add(folderOf(resolved));
  }
  return graph;
}

const idOf = (folder: string): string => folder.replace(/\W/g, '_');
const isNoun = (folder: string): boolean => (nouns as readonly string[]).includes(folder);

export async function dependenciesPage(): Promise<string> {
  const graph = await appFolders();
  const folders = [...graph.keys()].sort();
  const targetsOf = (from: string): string[] => [...(graph.get(from) ?? [])].sort().map(idOf);
  const count = folders.flatMap(targetsOf).length;
  return [
    '# Dependencies of the app',
    '',
    `\`pnpm docs:write\` generates this page with dependency-cruiser from the imports of \`packages/app/src\`, without tests. Each node is a folder or a single module; an arrow points to the imported one. ${folders.length} nodes, ${count} arrows, no cycles: the rule \`no-folder-cycles\` in \`dependency-cruiser.config.mjs\` refuses them.`,
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
