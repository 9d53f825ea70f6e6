/**
 * Writes the bill of materials: `pnpm sbom [--out sbom.cdx.json]`. The next major version of pnpm has such a command;
 * until then this is smaller than the available tools.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { billOf } from './bill-of-materials.ts';
import { readFlag } from './flags.mjs';
import { pnpmOutput, root } from './pnpm.mjs';

const licences = (...which: string[]) =>
  JSON.parse(pnpmOutput(['licenses', 'list', '--json', '--recursive', ...which]));

const bill = billOf(
  readFileSync(`${root}pnpm-lock.yaml`, 'utf8'),
  JSON.parse(readFileSync(`${root}package.json`, 'utf8')),
  { all: licences(), shipped: licences('--prod') },
);
const out = readFlag(process.argv.slice(2), 'out') ?? 'sbom.cdx.json';
writeFileSync(`${root}${out}`, `${JSON.stringify(bill, undefined, 2)}\n`);
console.log(`${bill.components.length} packages are listed in ${out}.`);
