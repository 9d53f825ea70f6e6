import { nouns } from '@wallet/contract';
import { describe, expect, it } from 'vitest';
import { files, matching, places } from './repository.ts';

/** The files of a noun N (docs/architecture.md, Nouns). */
const homes = {
  'its contract': 'packages/contract/src/N.ts',
  'its rules': 'packages/mock-server/src/domains/N/N.ts',
  'the binding of its calls': 'packages/mock-server/src/domains/N/N.http.ts',
  'the test of its rules': 'packages/mock-server/src/domains/N/N.test.ts',
  'its screens': 'packages/ui/src/N/index.ts',
  'its hooks': 'packages/app/src/N/api.ts',
  'its texts in Thai': 'locales/th/N.json',
  'its texts in Lao': 'locales/lo/N.json',
  'its texts in English': 'locales/en/N.json',
  'its browser tests': 'e2e/N.spec.ts',
};

const known: readonly string[] = nouns;

describe.each(nouns)('%s', (noun) => {
  it.each(Object.entries(homes))('has %s', (_name, place) =>
    expect(files).toContain(place.replaceAll('N', noun)),
  );
});

describe('noun folders', () => {
  it.each([
    ['packages/mock-server/src/domains', /^packages\/mock-server\/src\/domains\/([^/]+)\/(?=.)/],
    ['packages/ui/src', /^packages\/ui\/src\/(?!art\/|base\/|theme\/|i18n\/)([^/]+)\//],
    ['locales', /^locales\/(?:th|lo|en)\/(?!common\.|error\.|bank\.)([^/]+)\.json$/],
    ['e2e', /^e2e\/([^/]+)\.spec\.ts$/],
    ['e2e/screens', /^e2e\/screens\/([^/]+)\.screen\.ts$/],
  ])('in %s belong to nouns of the contract', (_folder, place) => {
    const names = new Set(files.flatMap((path) => place.exec(path)?.[1] ?? []));
    expect([...names].filter((name) => !known.includes(name))).toEqual([]);
  });

  it('have their seed beside the rules, and every seed is used', () => {
    const seeds = matching(/\.seed\.ts$/);
    const isBeside = (path: string) => /\/domains\/([^/]+)\/\1\.seed\.ts$/.test(path);
    expect(seeds.filter((path) => !isBeside(path))).toEqual([]);
    const imported = matching(/^packages\/mock-server\/src\/(?!.*\.(?:seed|test|fixture)\.ts$)/).flatMap(
      (path) => places(path, /[\w-]+\.seed\.ts(?=';)/g),
    );
    expect(seeds.filter((path) => !imported.some((line) => path.endsWith(`/${line.split(' ')[1]}`)))).toEqual(
      [],
    );
  });
});
