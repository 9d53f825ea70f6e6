/** Generates docs/dependencies.md: the folders of the app and the imports between them. */
import type { ICruiseResult } from 'dependency-cruiser';
import { cruise } from 'dependency-cruiser';
import { fileURLToPath } from 'node:url';

const root = 'packages/app/src/';
const baseDir = fileURLToPath(new URL('..', import.meta.url));

/** Imports between folders: the folder of each import, and the folders that it needs. */
export type FolderGraph = ReadonlyMap<string, ReadonlySet<string>>;

/** Returns the folder of a module of the app; a module outside all folders is its own node. */
const folderOf = (path: string): string => {
  const [first = '', ...rest] = path.slice(root.length).split('/');
  return rest.length === 0 ? first.replace(/\.tsx?$/, '') : first;
};

const isCounted = (path: string): boolean =>
  path.startsWith(root) && /\.tsx?$/.test(path) && !/\.(?:test|fixture|gen|d)\.tsx?$/.test(path);

/** Returns the imports between the folders of the app, without tests and generated files. */
export async function appFolders(): Promise<FolderGraph> {
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

/** Returns the folders that import each other, directly or through others; one list per group. */
export function folderCycles(graph: FolderGraph): string[][] {
  const reachable = (from: string): Set<string> => {
    const seen = new Set<string>();
    const queue = [from];
    for (let next = queue.pop(); next !== undefined; next = queue.pop())
      for (const target of graph.get(next) ?? [])
        if (!seen.has(target)) {
          seen.add(target);
          queue.push(target);
        }
    return seen;
  };
  const reach = new Map([...graph.keys()].map((folder) => [folder, reachable(folder)]));
  const groups = [...graph.keys()]
    .filter((folder) => reach.get(folder)?.has(folder))
    .map((folder) =>
      [...graph.keys()].filter((other) => reach.get(folder)?.has(other) && reach.get(other)?.has(folder)),
    );
  return [...new Map(groups.map((group) => [group.join(), group.sort()])).values()];
}

const idOf = (folder: string): string => folder.replace(/\W/g, '_');

/** Returns the whole page. */
export async function dependenciesPage(): Promise<string> {
  const graph = await appFolders();
  const folders = [...graph.keys()].sort();
  const arrows = folders.flatMap((from) =>
    [...(graph.get(from) ?? [])].sort().map((to) => `  ${idOf(from)} --> ${idOf(to)}`),
  );
  return [
    '# Dependencies of the app',
    '',
    `\`pnpm docs:write\` generates this page with dependency-cruiser from the imports of \`packages/app/src\`, without tests. Each node is a folder or a single module; an arrow points to the imported one. ${folders.length} nodes, ${arrows.length} arrows.`,
    '',
    '```mermaid',
    'flowchart LR',
    ...folders.filter((folder) => idOf(folder) !== folder).map((folder) => `  ${idOf(folder)}["${folder}"]`),
    ...arrows,
    '```',
    '',
  ].join('\n');
}
