import { appVersion } from '@wallet/contract/site';
import { describe, expect, it } from 'vitest';
import { matching, read } from './repository.ts';

interface Manifest {
  readonly version?: string;
  readonly packageManager?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const manifests = matching(/(?:^|\/)package\.json$/).map((path) => ({
  path,
  manifest: JSON.parse(read(path)) as Manifest,
}));

const dependencies = manifests.flatMap(({ path, manifest }) =>
  (['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'] as const).flatMap((kind) =>
    Object.entries(manifest[kind] ?? {}).map(([name, range]) => ({ path, name, wanted: range, kind })),
  ),
);

/** The `catalog:` of the workspace, by package. */
const catalog = new Map(
  [
    ...(/^catalog:\n((?: {2}.+\n)+)/m.exec(read('pnpm-workspace.yaml'))?.[1] ?? '').matchAll(
      /^ {2}'?([^':]+)'?: (.+)$/gm,
    ),
  ].map(([, name = '', version = '']) => [name, version]),
);

const exact = /^(?:npm:[@\w/-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/;

describe('dependencies', () => {
  it('use the catalog or the workspace', () => {
    const others = dependencies.filter(
      ({ wanted: range }) => range !== 'catalog:' && range !== 'workspace:*',
    );
    // A peer is installed by other repositories, in their own version; here it is a development dependency as well.
    const peers = others.filter(
      ({ kind, wanted: range }) => kind === 'peerDependencies' && range.startsWith('>='),
    );
    expect(others.filter((one) => !peers.includes(one))).toEqual([]);
    const developed = dependencies.filter(({ kind }) => kind === 'devDependencies');
    expect(
      peers.filter(({ path, name }) => !developed.some((one) => one.path === path && one.name === name)),
    ).toEqual([]);
    expect(
      dependencies.filter(({ wanted: range, name }) => range === 'catalog:' && !catalog.has(name)),
    ).toEqual([]);
  });

  it('have exact versions', () => {
    expect([...catalog].filter(([, version]) => !exact.test(version))).toEqual([]);
    expect(catalog.size).toBeGreaterThan(0);
  });

  it('are in the catalog only when a package uses them', () => {
    const range = new Set(dependencies.map(({ name }) => name));
    expect([...catalog.keys()].filter((name) => !range.has(name))).toEqual([]);
  });

  it('are locked by integrity hash, from the default registry', () => {
    const lockfile = read('pnpm-lock.yaml');
    expect(lockfile.match(/.*(?:https?:|git\+|tarball:).*/g) ?? []).toEqual([]);
    const resolutions = lockfile.match(/resolution: \{.*\}/g) ?? [];
    expect(resolutions.filter((line) => !/\{integrity: sha512-[\w+/=]+\}$/.test(line))).toEqual([]);
    expect(resolutions).not.toEqual([]);
  });
});

describe('the project', () => {
  it('has one version in every package, in the app and in the changelog', () => {
    const [, newest] = /^## (\S+)$/m.exec(read('CHANGELOG.md')) ?? [];
    const versions = manifests.map(({ manifest }) => manifest.version);
    expect(versions.length).toBeGreaterThan(5);
    expect(new Set([...versions, newest])).toEqual(new Set([appVersion]));
  });

  it('pins its package manager with a hash', () => {
    const root = manifests.find(({ path }) => path === 'package.json');
    expect(root?.manifest.packageManager).toMatch(/^pnpm@\d+\.\d+\.\d+\+sha512\.[\da-f]{128}$/);
  });

  it.each([
    ['minimumReleaseAge', '4320'],
    ['blockExoticSubdeps', 'true'],
    ['strictPeerDependencies', 'true'],
  ])('restricts new packages: %s is %s', (name, value) => {
    expect(read('pnpm-workspace.yaml').split('\n')).toContain(`${name}: ${value}`);
  });
});
