import { build, type Plugin, type Rolldown } from 'vite';

/** A file of a build, as far as it is looked at here. */
export type Chunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'facadeModuleId' | 'imports' | 'isEntry' | 'isDynamicEntry' | 'moduleIds'
>;

const partOf = (route: string) => new RegExp(`/routes/${route}\\.tsx\\?tsr-split=component`);

/** As the graph calls what pages are made of: the frame around those of guests, the two most visits begin with, and others. */
const guestFrame = partOf('_guest');
const login = partOf('_guest(?:/login)?');
const home = partOf('_player(?:/user/home)?');
const guest = partOf('_guest[^-]*');
const page = partOf('[^-]+');

/** Stays apart with the page that names it, or the manifest would not know the entry. */
const main = /\/src\/main\.tsx$/;

/** From so many dialogs on, what they share comes in one file with all that is shared like this. */
const many = 4;

/** In which file what these parts share comes; none leaves it to the bundler. */
function fileFor(parts: readonly string[]): string | undefined {
  const isIn = (which: RegExp) => parts.some((part) => which.test(part));
  if (isIn(home)) {
    // Every page is a guest's or a member's.
    if (isIn(guestFrame)) return 'start';
    if (isIn(login)) return 'first';
    return isIn(guest) ? 'open' : 'member';
  }
  if (isIn(login)) return 'guest';
  // A page that needs some of it is not made to fetch the dialogs' rest.
  return parts.length >= many && !isIn(page) ? 'dialog' : undefined;
}

/** The parts that need each file: what is fetched as one by itself, with all it imports. */
function needersOf(chunks: readonly Chunk[]): ReadonlyMap<Chunk, readonly string[]> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const needers = new Map<Chunk, string[]>();
  for (const part of chunks.filter(({ isEntry, isDynamicEntry }) => isEntry || isDynamicEntry)) {
    const seen = new Set<Chunk>();
    const visit = (chunk: Chunk | undefined) => {
      if (chunk === undefined || seen.has(chunk)) return;
      seen.add(chunk);
      needers.set(chunk, [...(needers.get(chunk) ?? []), part.facadeModuleId ?? part.fileName]);
      chunk.imports.forEach((name) => visit(byName.get(name)));
    };
    visit(part);
  }
  return needers;
}

/** The file each module is to come in, from the files the bundler would make by itself; the others stay as they are. */
export function sharedFiles(chunks: readonly Chunk[]): ReadonlyMap<string, string> {
  const entry = chunks.find(({ isEntry }) => isEntry)?.facadeModuleId ?? '';
  const files = new Map<string, string>();
  for (const [{ isDynamicEntry, moduleIds }, parts] of needersOf(chunks)) {
    const isInitial = parts.includes(entry);
    const file = isInitial ? 'start' : isDynamicEntry ? undefined : fileFor(parts);
    if (file === undefined) continue;
    for (const id of moduleIds.filter((id) => id !== entry && !main.test(id)))
      files.set(id, isInitial && id.includes('/node_modules/') ? 'libraries' : file);
  }
  return files;
}

/**
 * Puts what pages and dialogs share into a few files. The bundler makes one of everything that is shared by the same parts:
 * sixty for the home page, most of them of a few hundred bytes, and a phone waits for each. Who needs what is known only
 * once the bundler has shaken the tree, so the app is bundled twice, the first time for that answer alone.
 */
export const withSharedFiles = (): Plugin => ({
  name: 'with-shared-files',
  apply: (config, { isSsrBuild }) => !isSsrBuild && config.build?.write !== false,
  async config({ root }) {
    const made = await build({
      ...(root !== undefined && { root }),
      logLevel: 'error',
      build: { write: false, minify: false, manifest: false, sourcemap: false },
    });
    const { output } = (Array.isArray(made) ? made[0] : made) as Rolldown.RolldownOutput;
    const files = sharedFiles(output.filter((file) => file.type === 'chunk'));
    const shared = {
      name: (id: string) => files.get(id) ?? null,
      debugName: 'shared',
      // Else a module brings all that its imports name along, through barrels too; here that is sorted out already.
      includeDependenciesRecursively: false,
    };
    return { build: { rolldownOptions: { output: { codeSplitting: { groups: [shared] } } } } };
  },
});
