/** A build beside its folder, as a server sees it that runs meanwhile. */
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
