/** Checks that the TypeScript programs cover every package with the options of its own tsconfig. */
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { matching, read } from './repository.ts';

interface Config {
  readonly extends?: string;
  readonly compilerOptions?: Readonly<Record<string, unknown>>;
  readonly include?: readonly string[];
}

/** Loads a configuration with its base. Includes are relative to the root. */
function load(path: string): Required<Omit<Config, 'extends'>> {
  const own = JSON.parse(read(path)) as Config;
  const base = own.extends ? load(posix.join(posix.dirname(path), own.extends)) : undefined;
  return {
    compilerOptions: { ...base?.compilerOptions, ...own.compilerOptions },
    include: own.include?.map((one) => posix.join(posix.dirname(path), one)) ?? base?.include ?? [],
  };
}

/** Options that do not affect strictness. */
const beside = ['tsBuildInfoFile', 'allowJs'];
const strictness = (config: ReturnType<typeof load>) =>
  Object.fromEntries(
    Object.entries(config.compilerOptions)
      .filter(([name]) => !beside.includes(name))
      .sort(),
  );

const { scripts } = JSON.parse(read('package.json')) as { scripts: { types: string } };
const programs = [...scripts.types.matchAll(/tsc -p (\S+)/g)].map(([, name = '']) =>
  name.endsWith('.json') ? name : `${name}/tsconfig.json`,
);

describe('types', () => {
  it.each(matching(/\/tsconfig\.json$/))('%s is checked', (path) => {
    const own = load(path);
    const holders = programs
      .map(load)
      .filter(({ include }) =>
        own.include.every((one) => include.some((held) => one === held || one.startsWith(`${held}/`))),
      );
    expect(holders.map(strictness)).toContainEqual(strictness(own));
  });
});
