import { nouns } from '@wallet/contract';
import { demoPassword } from '@wallet/contract/demo-members';
import { capabilityNames } from '@wallet/mock-server/conformance/capability';
import { controlPrefix } from '@wallet/mock-server/control/control-header';
import { demoMembers } from '@wallet/mock-server/domains/profile/profile.seed';
import { FaultEffect, type FaultRule } from '@wallet/mock-server/world/fault-schema';
import { checkFault } from '@wallet/mock-server/http/fault-rule';
import { readScenario } from '@wallet/mock-server/scenario/scenario-json';
import { runScenario } from '@wallet/mock-server/scenario/run-scenario';
import { createServer } from '@wallet/mock-server/server';
import { describe, expect, it } from 'vitest';
import { blocks, rows, section } from './markdown.ts';
import { files, read } from './repository.ts';

const readme = read('README.md');
const glossary = read('docs/nouns.md');
const faults = read('docs/faults.md');
const conformance = read('docs/conformance.md');

describe('README', () => {
  it('lists the demo members', () => {
    const members = Object.values(demoMembers).map(({ phone, description }) => [phone, description]);
    expect(rows(readme, 'Demo members')).toEqual(members);
    expect(section(readme, 'Demo members')).toContain(`\`${demoPassword}\``);
  });
});

describe('docs/architecture.md', () => {
  const [tree = ''] = blocks(section(read('docs/architecture.md'), 'Folders'), '');

  it.each(['packages/mock-server/', 'packages/mock-server/src/', 'packages/app/', 'packages/app/src/'])(
    'shows every folder in %s',
    (place) => {
      const folders = new Set(
        files
          .filter((file) => file.startsWith(place))
          .flatMap((file) => /^[^/]+(?=\/)/.exec(file.slice(place.length)) ?? []),
      );
      const isShown = (folder: string) => new RegExp(`(?:^|[\\s/])${folder}/`).test(tree);
      const isNoun = (folder: string) => (nouns as readonly string[]).includes(folder);
      expect([...folders].filter((folder) => !isShown(folder) && !isNoun(folder))).toEqual([]);
    },
  );
});

describe('docs/nouns.md', () => {
  const table = rows(glossary, 'Nouns');

  it('has every noun, in the order of the contract', () => {
    expect(table.map(([noun]) => noun)).toEqual(nouns);
  });

  it.each(table)('has the texts of %s', (_noun, _what, ...cells) => {
    const key = cells[3] ?? '';
    const [namespace = '', path = ''] = key.split(':');
    const words = ['th', 'lo', 'en'].map((tag) =>
      path
        .split('.')
        .reduce<unknown>(
          (tree, name) => (tree as Record<string, unknown>)[name],
          JSON.parse(read(`locales/${tag}/${namespace}.json`)),
        ),
    );
    expect(cells.slice(0, 3)).toEqual(words);
  });
});

describe('docs/conformance.md', () => {
  it('explains every capability', () => {
    expect(rows(conformance, 'Capabilities of a target').map(([name]) => name)).toEqual(capabilityNames);
  });
});

describe('docs/scenarios.md', () => {
  it('has a valid scenario that meets its expectations', async () => {
    const [text = ''] = blocks(read('docs/scenarios.md'), 'json');
    expect(await runScenario(readScenario(JSON.parse(text)))).toMatchObject({ problems: [], steps: 4 });
  });
});

describe('docs/control.md', () => {
  it('has working examples', async () => {
    const script = blocks(read('docs/control.md') + read('docs/scenarios.md'), 'sh')
      .join('\n')
      .replace(/\\\n\s*/g, '');
    const steps = [
      ...script.matchAll(
        /^(?:mock|curl -sS)(?: -X\s+(\w+))? +(\$M|http:\/\/127\.0\.0\.1:4000)(\S+)((?: +-H '[^']+')*)(?: +-d '([^']+)')?/gm,
      ),
    ];
    const server = await createServer();
    const results: [string, number][] = [];
    for (const [, method = 'GET', base, path = '', headers = '', payload] of steps) {
      const sent = [...headers.matchAll(/-H '([^:]+): ([^']+)'/g)].map(([, name, value]) => [name, value]);
      const { statusCode } = await server.app.inject({
        method: method as 'GET',
        url: base === '$M' ? controlPrefix + path : path,
        headers: {
          host: '127.0.0.1',
          ...(base === '$M' && { 'x-mock-control': '1' }),
          ...(payload !== undefined && { 'content-type': 'application/json' }),
          ...(Object.fromEntries(sent) as Record<string, string>),
        },
        ...(payload !== undefined && { payload }),
      });
      results.push([`${method} ${path}`, statusCode]);
    }
    await server.close();
    expect(results.filter(([, status]) => status !== 200)).toEqual([]);
    expect(results.length).toBe(script.match(/^(?:mock -X|mock \$M|curl )/gm)?.length);
  });
});

describe('docs/faults.md', () => {
  it('has a valid rewrite', () => {
    const [text = ''] = blocks(section(faults, 'Rewritten responses'), 'json');
    expect(() => checkFault(JSON.parse(text) as FaultRule)).not.toThrow();
  });

  it('shows every effect of a fault', () => {
    const shown = ['Faults', 'Faults of the socket'].flatMap((heading) =>
      rows(faults, heading).flatMap(([cell = '']) => /"type": "(\w+)"/.exec(cell)?.[1] ?? []),
    );
    expect(new Set(shown)).toEqual(FaultEffect._zod.propValues['type']);
  });

  it.each([
    ['Faults', (effect: object) => ({ operation: 'withdraw.create', effect })],
    ['Faults of the socket', (rule: object) => rule],
  ])('has valid rules: %s', async (heading, ruleOf) => {
    const listed = blocks(section(faults, heading), 'jsonl').join('').trim().split('\n').filter(Boolean);
    const documented = [...rows(faults, heading).map(([cell = '']) => cell), ...listed].map(
      (text) => JSON.parse(text) as object,
    );
    const server = await createServer();
    const statuses = [];
    for (const one of documented) {
      const { statusCode } = await server.app.inject({
        method: 'POST',
        url: `${controlPrefix}/worlds/default/faults`,
        headers: { host: '127.0.0.1', 'x-mock-control': '1' },
        payload: ruleOf(one),
      });
      statuses.push(statusCode);
    }
    await server.close();
    expect(statuses).toEqual(documented.map(() => 200));
    expect(documented).not.toEqual([]);
  });
});
