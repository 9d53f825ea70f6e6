/**
 * Writes the bill of materials: `pnpm sbom [--out sbom.cdx.json]`. No tool for CycloneDX that reads pnpm's lockfile is as
 * small as this, and pnpm's own comes with its next major version.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { billOf } from './bill-of-materials.ts';
import { readFlag } from './flags.mjs';
import { ask, root } from './pnpm.mjs';

const licences = (...which: string[]) =>
  JSON.parse(ask(['licenses', 'list', '--json', '--recursive', ...which]));

const bill = billOf(
  readFileSync(`${root}pnpm-lock.yaml`, 'utf8'),
  JSON.parse(readFileSync(`${root}package.json`, 'utf8')),
  { all: licences(), shipped: licences('--prod') },
);
const out = readFlag(process.argv.slice(2), 'out') ?? 'sbom.cdx.json';
writeFileSync(`${root}${out}`, `${JSON.stringify(bill, undefined, 2)}\n`);
console.log(`${bill.components.length} packages are listed in ${out}.`);
