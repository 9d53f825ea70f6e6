/** Lighthouse, fetched from the npm registry for the run; no dependency. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { siteFlags } from './chromium.mjs';
import { run } from './pnpm.mjs';

const lighthouse = 'lighthouse@12.8.2';

export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** Returns the medians of several Lighthouse runs with mobile settings. */
export async function runLighthouse(address, chromePath, rounds) {
  const folder = mkdtempSync(`${tmpdir()}/paint-`);
  const reports = [];
  for (let round = 0; round < rounds; round += 1) {
    const file = `${folder}/${round}.json`;
    const code = await run(
      'npx',
      [
        '-y',
        lighthouse,
        address,
        '--quiet',
        '--only-categories=performance',
        '--output=json',
        `--output-path=${file}`,
        `--chrome-flags=--headless --no-sandbox ${siteFlags.join(' ')}`,
      ],
      { env: { ...process.env, CHROME_PATH: chromePath } },
    );
    if (code !== 0) throw new Error(`Lighthouse ended with ${code}`);
    reports.push(JSON.parse(readFileSync(file, 'utf8')));
  }
  rmSync(folder, { recursive: true });
  const of = (read) => median(reports.map(read));
  return {
    score: of(({ categories }) => categories.performance.score * 100),
    fcp: of(({ audits }) => audits['first-contentful-paint'].numericValue),
    lcp: of(({ audits }) => audits['largest-contentful-paint'].numericValue),
  };
}
