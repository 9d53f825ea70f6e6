import { appVersion } from '@wallet/contract/site';
import { expect, it } from 'vitest';
import { billOf } from '../scripts/bill-of-materials.ts';
import { matching, read } from './repository.ts';

const lockfile = read('pnpm-lock.yaml');
const versionOf = (manifest: string) => (JSON.parse(read(manifest)) as { version: string }).version;
const project = { name: 'player-wallet', version: versionOf('package.json') };
const react = /^ {2}react@(\S+):$/m.exec(lockfile)?.[1] ?? '';
const vitest = /^ {2}vitest@(\S+):$/m.exec(lockfile)?.[1] ?? '';

const bill = billOf(lockfile, project, {
  all: {
    MIT: [{ name: 'react', versions: [react] }],
    '(MIT OR CC0-1.0)': [{ name: 'vitest', versions: [vitest] }],
  },
  shipped: { MIT: [{ name: 'react', versions: [react] }] },
});

it('the app, every package and the newest entry of the changelog have one version', () => {
  const [, newest] = /^## (\S+)$/m.exec(read('CHANGELOG.md')) ?? [];
  const versions = matching(/(?:^|\/)package\.json$/).map(versionOf);
  expect(versions.length).toBeGreaterThan(5);
  expect(new Set([...versions, newest])).toEqual(new Set([appVersion]));
});

it('lists every package of the lockfile, with its purl and hash', () => {
  expect(bill).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    metadata: { component: project },
  });
  expect(bill.components).toHaveLength(lockfile.match(/resolution: \{/g)?.length ?? 0);
  expect(new Set(bill.components.map((one) => one.purl)).size).toBe(bill.components.length);
  for (const { purl, hashes } of bill.components) {
    expect(purl).toMatch(/^pkg:npm\/(?:%40[\w.-]+\/)?[\w.-]+@\d+\.\d+\.\d+/);
    expect(hashes).toEqual([{ alg: 'SHA-512', content: expect.stringMatching(/^[\da-f]{128}$/) as string }]);
  }
});

it('marks runtime and build packages, with licences', () => {
  const found = (name: string) => bill.components.find((one) => one.name === name);
  expect(found('react')).toMatchObject({ scope: 'required', licenses: [{ license: { id: 'MIT' } }] });
  expect(found('vitest')).toMatchObject({
    scope: 'excluded',
    licenses: [{ expression: '(MIT OR CC0-1.0)' }],
  });
});
