/** A build beside its folder, as a server sees it that runs meanwhile. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildBeside } from '../scripts/build-beside.mjs';

let above: string;
beforeEach(() => {
  above = mkdtempSync(join(tmpdir(), 'build-beside-'));
  mkdirSync(join(above, 'site'));
  writeFileSync(join(above, 'site/page'), 'first');
});
afterEach(() => rmSync(above, { recursive: true }));

const page = () => readFileSync(join(above, 'site/page'), 'utf8');

/** Writes a file as a build does, and returns its exit code. */
const buildWith = (code: number, seen: string[]) => (folder: string) => {
  mkdirSync(folder);
  writeFileSync(join(folder, 'page'), 'second');
  seen.push(page());
  return Promise.resolve(code);
};

it('replaces the folder when the build succeeds, and not before', async () => {
  const seen: string[] = [];
  expect(await buildBeside(join(above, 'site'), buildWith(0, seen))).toBe(0);
  expect([...seen, page()]).toEqual(['first', 'second']);
  expect(readdirSync(above)).toEqual(['site']);
});

it('keeps the folder when the build fails', async () => {
  const seen: string[] = [];
  expect(await buildBeside(join(above, 'site'), buildWith(1, seen))).toBe(1);
  expect([...seen, page()]).toEqual(['first', 'first']);
  expect(readdirSync(above)).toEqual(['site']);
});

it('creates the folder of a first build', async () => {
  const write = (folder: string) => Promise.resolve(mkdirSync(folder)).then(() => 0);
  expect(await buildBeside(join(above, 'first'), write)).toBe(0);
  expect(readdirSync(above)).toEqual(['first', 'site']);
});

it('leaves no folder behind when Ctrl+C stops it', async () => {
  const build = `console.log('building'); setInterval(() => undefined, 1_000)`;
  const script = `
    import { mkdirSync } from 'node:fs';
    import { buildBeside } from '${new URL('../scripts/build-beside.mjs', import.meta.url).href}';
    import { run } from '${new URL('../scripts/pnpm.mjs', import.meta.url).href}';
    process.exitCode = await buildBeside(${JSON.stringify(join(above, 'site'))}, (folder) => {
      mkdirSync(folder);
      return run(process.execPath, ['-e', ${JSON.stringify(build)}]);
    });`;
  // A terminal signals the whole group.
  const stopped = spawn(process.execPath, ['--input-type=module', '-e', script], { detached: true });
  await once(stopped.stdout, 'data');
  process.kill(-(stopped.pid ?? 0), 'SIGINT');
  expect(await once(stopped, 'exit')).toEqual([130, null]);
  expect(readdirSync(above)).toEqual(['site']);
});
