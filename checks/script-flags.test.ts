import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it.each([
  ['build.mjs', '--brnd', '--market, --brand, --as'],
  ['build-preview.mjs', '--bas', '--base, --market, --app-only'],
])('%s refuses the misspelt flag %s before it builds', (script, flag, flags) => {
  const { status, stderr } = spawnSync(process.execPath, [`scripts/${script}`, flag, 'x'], {
    cwd: new URL('../', import.meta.url),
    encoding: 'utf8',
    timeout: 10_000,
  });
  expect([status, stderr.trim()]).toEqual([1, `✗ Unknown option '${flag}'. The flags are ${flags}.`]);
});
