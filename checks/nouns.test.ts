import { nouns } from '@wallet/contract';
import { describe, expect, it } from 'vitest';
import { files, matching, places } from './repository.ts';

/** Where a noun lives; `N` stands for it (docs/architecture.md, The nouns). */
const homes = {
  'its contract': 'packages/contract/src/N.ts',
  'its rules': 'packages/mock-server/src/domains/N/N.ts',
  'the binding of its calls': 'packages/mock-server/src/domains/N/N.http.ts',
  'the test of its rules': 'packages/mock-server/src/domains/N/N.test.ts',
  'its screens': 'packages/ui/src/N/index.ts',
  'its hooks': 'packages/app/src/N/api.ts',
  'its words in Thai': 'locales/th/N.json',
  'its words in Lao': 'locales/lo/N.json',
  'its words in English': 'locales/en/N.json',
  'its story': 'e2e/N.spec.ts',
};

const known: readonly string[] = nouns;

describe.each(nouns)('%s', (noun) => {
  it.each(Object.entries(homes))('has %s', (_name, place) =>
    expect(files).toContain(place.replaceAll('N', noun)),
  );
});

describe('the places of nouns', () => {
  it.each([
    ['packages/mock-server/src/domains', /^packages\/mock-server\/src\/domains\/([^/]+)\/(?=.)/],
    ['packages/ui/src', /^packages\/ui\/src\/(?!base\/|theme\/|words\/)([^/]+)\//],
    ['locales', /^locales\/(?:th|lo|en)\/(?!common\.|error\.|bank\.)([^/]+)\.json$/],
    ['e2e', /^e2e\/([^/]+)\.spec\.ts$/],
    ['e2e/screens', /^e2e\/screens\/([^/]+)\.screen\.ts$/],
  ])('in %s are for nouns of the contract only', (_folder, place) => {
    const names = new Set(files.flatMap((path) => place.exec(path)?.[1] ?? []));
    expect([...names].filter((name) => !known.includes(name))).toEqual([]);
  });

  it('keep what a world begins with beside the rules, and every seed is sown', () => {
    const seeds = matching(/\.seed\.ts$/);
    const isBeside = (path: string) => /\/domains\/([^/]+)\/\1\.seed\.ts$/.test(path);
    expect(seeds.filter((path) => !isBeside(path))).toEqual([]);
    const sown = matching(/^packages\/mock-server\/src\/(?!.*\.(?:seed|test|fixture)\.ts$)/).flatMap((path) =>
      places(path, /[\w-]+\.seed\.ts(?=';)/g),
    );
    expect(seeds.filter((path) => !sown.some((line) => path.endsWith(`/${line.split(' ')[1]}`)))).toEqual([]);
  });
});
