import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

interface Config {
  readonly forbidden: readonly IForbiddenRuleType[];
  readonly options: ICruiseOptions;
}

const { default: config } = (await import(
  new URL('../dependency-cruiser.config.mjs', import.meta.url).href
)) as { default: Config };

/** Folders of the mock backend, lowest first. */
const backendOrder = config.forbidden.flatMap(
  ({ name }) => /^backend-order-(.+)/.exec(name ?? '')?.[1] ?? [],
);

/** Imports that the rules refuse. */
const refused: readonly (readonly [rule: string, from: string, to: string])[] = [
  ['no-cycles', 'packages/contract/src/game.ts', 'packages/contract/src/wallet.ts'],
  ['contract-stands-alone', 'packages/contract/src/bonus.ts', 'packages/ui/src/bonus/index.ts'],
  ['contract-stands-alone', 'packages/contract/src/chat.ts', 'locales/index.ts'],
  ['one-door-to-ts-rest', 'packages/app/src/withdraw/api.ts', '@ts-rest/react-query'],
  ['one-door-to-ts-rest', 'packages/contract/src/spin.ts', '@ts-rest/core'],
  ['only-ui-imports-mantine', 'packages/app/src/routes/index.tsx', '@mantine/core'],
  ['only-app-imports-tanstack', 'packages/ui/src/spin/index.ts', '@tanstack/react-query'],
  ['app-never-touches-the-backend', 'packages/app/src/main.tsx', 'packages/mock-server/src/server.ts'],
  ['backend-imports-no-screen', 'packages/mock-server/src/scheduler.ts', 'packages/ui/src/bonus/index.ts'],
  ['backend-imports-no-screen', 'packages/mock-server/src/seed.ts', 'locales/index.ts'],
  [
    'console-by-control-only',
    'packages/mock-server/console/src/worlds/WorldsPage.tsx',
    'packages/mock-server/src/server.ts',
  ],
  ['ui-imports-no-data', 'packages/ui/src/chat/index.ts', 'packages/app/src/wallet/api.ts'],
  ...backendOrder.map((folder, index): readonly [string, string, string] => [
    `backend-order-${folder}`,
    `packages/mock-server/src/${folder}/low.ts`,
    `packages/mock-server/src/${backendOrder[index + 1] ? `${backendOrder[index + 1]}/high` : 'server'}.ts`,
  ]),
  [
    'domains-know-no-http',
    'packages/mock-server/src/domains/spin/spin.ts',
    'packages/mock-server/src/http/bind.ts',
  ],
  ['domains-know-no-http', 'packages/mock-server/src/world/world.ts', 'fastify'],
  [
    'conformance-imports-no-rules',
    'packages/mock-server/conformance/cases/socket.ts',
    'packages/mock-server/src/domains/spin/spin.ts',
  ],
  ['ui-nouns-do-not-mix', 'packages/ui/src/refund/index.ts', 'packages/ui/src/bonus/index.ts'],
  ['app-data-flows-down', 'packages/app/src/game/api.ts', 'packages/app/src/routes/index.tsx'],
  ['api-imports-no-noun', 'packages/app/src/api/query.ts', 'packages/app/src/wallet/api.ts'],
  ['e2e-by-control-only', 'e2e/wallet.spec.ts', 'packages/mock-server/src/domains/spin/spin.ts'],
  ['e2e-by-control-only', 'e2e/game.spec.ts', 'packages/ui/src/bonus/index.ts'],
  ['no-undeclared', 'scripts/sums.ts', 'left-out'],
  ['resolvable', 'scripts/typo.ts', './nowhere.ts'],
];

/** Allowed imports, from the path of a withdrawal. */
const allowed: readonly (readonly [from: string, to: string])[] = [
  ['packages/contract/src/c.ts', '@ts-rest/core'],
  ['packages/ui/src/withdraw/index.ts', 'packages/contract/src/withdraw.ts'],
  ['packages/ui/src/withdraw/index.ts', 'packages/ui/src/base/Money/Money.tsx'],
  ['packages/ui/src/base/Money/Money.tsx', '@mantine/core'],
  ['packages/ui/src/i18n/index.ts', 'locales/index.ts'],
  ['packages/app/src/routes/home.tsx', 'packages/ui/src/withdraw/index.ts'],
  ['packages/app/src/routes/home.tsx', '@tanstack/react-query'],
  ['packages/app/src/api/client.ts', '@ts-rest/react-query'],
  ['packages/mock-server/src/domains/withdraw/withdraw.http.ts', 'packages/mock-server/src/http/bind.ts'],
  ['packages/mock-server/src/domains/withdraw/withdraw.ts', 'packages/mock-server/src/world/world.ts'],
  ['packages/mock-server/src/domains/withdraw/withdraw.ts', 'packages/contract/src/withdraw.ts'],
  ['e2e/withdraw.spec.ts', 'packages/mock-server/src/control/control-client.ts'],
];

const npm = /^(?!\.|packages\/|locales\/|e2e\/|scripts\/)/;
const declared = [
  '@ts-rest/core',
  '@ts-rest/react-query',
  '@mantine/core',
  '@tanstack/react-query',
  'fastify',
];

let folder: string;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** Imports that close a cycle of files, and one of folders. */
const closing: readonly (readonly [from: string, to: string])[] = [
  ['packages/contract/src/wallet.ts', 'packages/contract/src/game.ts'],
  ['packages/app/src/refund/api.ts', 'packages/app/src/spin/api.ts'],
  ['packages/app/src/spin/wheel.ts', 'packages/app/src/refund/share.ts'],
];

/** Writes files with these imports. */
function layOut(): void {
  const imports = new Map<string, string[]>();
  for (const [from, to] of [...closing, ...refused.map(([, ...edge]) => edge), ...allowed]) {
    imports.set(from, [...(imports.get(from) ?? []), to]);
    if (!npm.test(to) && !to.startsWith('.')) imports.set(to, imports.get(to) ?? []);
  }
  for (const [path, targets] of imports) {
    const up = '../'.repeat(path.split('/').length - 1);
    const specifier = (to: string) => (npm.test(to) || to.startsWith('.') ? to : up + to);
    write(path, [...targets.map((to) => `import '${specifier(to)}';`), 'export {};'].join('\n'));
  }
  for (const name of [...declared, 'left-out']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
    write(`node_modules/${name}/index.js`, '');
  }
  write(
    'package.json',
    JSON.stringify({
      name: 'fixture',
      dependencies: Object.fromEntries(declared.map((name) => [name, '1.0.0'])),
    }),
  );
}

let violations: { rule: string; from: string; to: string }[];

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'boundaries-')));
  layOut();
  const { tsConfig: _unused, enhancedResolveOptions, ...options } = config.options;
  const { output } = await cruise(
    ['packages', 'locales', 'e2e', 'scripts'],
    { ...options, baseDir: folder, validate: true, ruleSet: { forbidden: [...config.forbidden] } },
    { ...enhancedResolveOptions },
  );
  violations = (output as ICruiseResult).summary.violations.map(({ rule, from, to }) => ({
    rule: rule.name,
    from,
    to,
  }));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns whether a resolved path is the target: packages are in node_modules. */
const isAt = (found: string, to: string): boolean =>
  npm.test(to) ? found.includes(`node_modules/${to}/`) : found === to;

describe('the boundaries', () => {
  it.each(refused)('%s: %s does not import %s', (rule, from, to) => {
    expect(violations.filter((found) => found.rule === rule && found.from === from)).toContainEqual(
      expect.objectContaining({ to: expect.toSatisfy((found: string) => isAt(found, to)) }),
    );
  });

  it('no-folder-cycles: folders of the app do not import each other', () => {
    expect(violations).toContainEqual({
      rule: 'no-folder-cycles',
      from: 'packages/app/src/refund',
      to: 'packages/app/src/spin',
    });
  });

  it.each(allowed)('%s can import %s', (from, to) => {
    expect(violations.filter((found) => found.from === from && isAt(found.to, to))).toEqual([]);
  });

  it('have an example for every rule', () => {
    const rules = config.forbidden.map(({ name }) => name ?? '');
    expect([...new Set(['no-folder-cycles', ...refused.map(([rule]) => rule)])].sort()).toEqual(
      [...rules].sort(),
    );
  });
});
