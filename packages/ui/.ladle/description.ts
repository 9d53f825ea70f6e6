/** Source of every component, loaded for its stories. */
const sources = import.meta.glob<string>(
  ['../src/*/*/[A-Z]*.tsx', '!**/*.{stories,test,sample,fixture}.tsx'],
  {
    query: '?raw',
    import: 'default',
  },
);

const known = new Map<string, Promise<string>>();

/** Returns the paragraph above the component a story is of: its own documentation, empty where it has none. */
export function descriptionOf(story: string): Promise<string> {
  const [noun = '', component = ''] = story.split('--');
  const name = component.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const path = Object.keys(sources).find(
    (one) => one.startsWith(`../src/${noun}/`) && one.endsWith(`/${name}.tsx`),
  );
  const description = known.get(name) ?? read(path, name);
  known.set(name, description);
  return description;
}

async function read(path = '', name: string): Promise<string> {
  const source = (await sources[path]?.()) ?? '';
  const before = source.split(new RegExp(`^export (?:const|function|class) ${name}\\b`, 'm'), 1)[0] ?? '';
  const comment = /\/\*\*((?:(?!\*\/).)*)\*\/\s*$/s.exec(before)?.[1] ?? '';
  return comment
    .replace(/^\s*\* ?/gm, ' ')
    .replace(/ \((?:spec|decisions|quality) [^)]*\)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
