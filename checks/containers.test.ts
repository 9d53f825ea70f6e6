import { siteSettings } from '@wallet/deploy/site-settings';
import { startSettings } from '@wallet/deploy/settings';
import { readFlags } from '@wallet/mock-server/cli/flags';
import { describe, expect, it } from 'vitest';
import { files, read } from './repository.ts';

const site = read('deploy/site.Dockerfile');
const mock = read('deploy/mock.Dockerfile');
const compose = read('deploy/compose.yaml');

const [, pnpm = ''] = /"packageManager": "(pnpm@[\d.]+)/.exec(read('package.json')) ?? [];

/** Where files of the repository come from inside an image; what a build makes is no file of it. */
const copied = (dockerfile: string): string[] =>
  [...dockerfile.matchAll(/\/app\/(\S+)/g)].flatMap(([, path = '']) =>
    path.includes('dist/') ? [] : [path],
  );

const variables = (text: string, prefix: string): string[] =>
  [...text.matchAll(new RegExp(`\\b${prefix}_[A-Z_]+`, 'g'))].map(([name]) => name);

describe.each([
  ['site', site],
  ['mock', mock],
])('the image of the %s', (_name, dockerfile) => {
  it('is built by the pinned pnpm from files that are there', () => {
    expect(dockerfile).toContain(`npm install --global ${pnpm}\n`);
    for (const path of copied(dockerfile)) expect(files).toContain(path);
  });

  it('ends by a signal that reaches the program, installs nothing at its start, and has pinned bases', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
    // A CMD without a list is a shell's, which keeps signals to itself.
    expect(last.match(/^(?:CMD|ENTRYPOINT) .*$/gm)).toEqual([expect.stringMatching(/^CMD \[".+"\]$/)]);
    for (const [, script = ''] of last.matchAll(/"\/(\S+\.sh)"/g))
      expect(read(script).trimEnd().split('\n').at(-1)).toMatch(/^exec /);
    for (const [, image = ''] of dockerfile.matchAll(/^FROM (\S+)/gm)) expect(image).toMatch(/:\d+[\w.-]+$/);
    expect(dockerfile).not.toMatch(/^ADD |\bsudo\b|:latest|apt-get upgrade/m);
    expect(dockerfile.match(/apt-get install (?!-y --no-install-recommends)/g)).toBeNull();
  });

  it('runs as an unprivileged user, and says how it is', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
    expect(last.indexOf('\nUSER node\n')).toBeLessThan(last.indexOf('\nCMD '));
    expect(last.match(/^USER .*$/gm)).toEqual(['USER node']);
    expect(last).toMatch(
      /HEALTHCHECK --interval=\d+s --timeout=\d+s --start-period=\d+s CMD \["node", "-e", "fetch\('http:\/\/127\.0\.0\.1:(?:8080|4000)\//,
    );
    expect(last).toMatch(/\nUSER node\n/);
    expect(last).toMatch(/\nHEALTHCHECK /);
    expect(last).toMatch(/\nCMD \[/);
  });
});

it('names settings that are there', () => {
  const known = Object.keys({ ...siteSettings, ...startSettings });
  for (const name of variables(site + compose, '(?:SITE|APP)')) expect(known).toContain(name);
});

it('gives the mock backend values that it takes', () => {
  const given = [...(mock + compose).matchAll(/\b(MOCK_[A-Z_]+)(?:=|: )(\S+)/g)].map(
    ([, name = '', value]) => [name, value],
  );
  const environment = Object.fromEntries(given) as Record<string, string>;
  expect(readFlags([], environment)).toMatchObject({
    flags: { host: '0.0.0.0', port: 4000, market: 'thailand', allowedHosts: ['mock'] },
  });
  expect(Object.keys(environment)).toHaveLength(given.length);
});

it('sends no secrets and no built files to the builder', () => {
  const ignored = read('.dockerignore').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.git', '.env', '**/node_modules', '**/dist']));
});
