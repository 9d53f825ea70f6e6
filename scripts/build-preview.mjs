/**
 * Builds a preview for any static host, the simulator included: `node scripts/build-preview.mjs [--base /preview/]
 * [--market laos] [--app-only]`. The folder is `dist/preview/`; serve it below the path of `--base`.
 */
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { addresses } from '../packages/app/build/addresses.mjs';
import { buildConsole, runSteps, vite } from './build.mjs';
import { readFlags } from './flags.mjs';
import { exitWithError, isStarted, root, run } from './pnpm.mjs';
import { settingsOf } from './settings.mjs';

/** Returns the page of the app, with the start of the preview in place of the app's own script. */
function pageOf(html, base) {
  const entry = /<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(html);
  if (!entry) exitWithError('The built page has no script.');
  return html
    .replace(/<!--(?:head|shell)-->/g, '')
    .replace(
      entry[0],
      `<link rel="modulepreload" crossorigin href="${entry[1]}">\n    ` +
        `<script type="module" src="${base}start.js" data-app="${entry[1]}"></script>`,
    );
}

/** Copies the test console; its page gets the address of the app. */
function addConsole(folder, base) {
  cpSync(`${root}packages/mock-server/console/dist`, folder, { recursive: true });
  const html = readFileSync(`${folder}index.html`, 'utf8');
  const page = html.replace('<div id="console">', `<div id="console" data-app="${base}">`);
  if (page === html) exitWithError('The page of the test console has no place for it.');
  writeFileSync(`${folder}index.html`, page);
}

/**
 * Adds the documentation: its pages as they are, and docsify, which shows them. The pages of the root are beside the
 * folder of the others, so that every link leads to the same page as in the repository.
 */
function addDocs(folder) {
  cpSync(`${root}docs`, `${folder}docs`, { recursive: true });
  renameSync(`${folder}docs/index.html`, `${folder}index.html`);
  for (const page of ['README', 'CONTRIBUTING', 'CHANGELOG', 'SECURITY'])
    cpSync(`${root}${page}.md`, `${folder}${page}.md`);
  const index = readFileSync(`${root}docs/README.md`, 'utf8').replace(/^# .*\n/, '');
  writeFileSync(
    `${folder}_sidebar.md`,
    index
      .replaceAll('](', '](/docs/')
      .replaceAll('/docs/../', '/')
      .replace(/^## (.+)$/gm, '**$1**'),
  );
  cpSync(`${root}node_modules/docsify/dist`, `${folder}site`, {
    recursive: true,
    filter: (file) => !file.endsWith('.map'),
  });
}

function assemble(base, hasStories) {
  const folder = `${root}dist/preview/`;
  rmSync(folder, { recursive: true, force: true });
  cpSync(`${root}packages/app/dist/preview`, folder, {
    recursive: true,
    filter: (file) => !file.endsWith('.map'),
  });
  cpSync(`${root}packages/mock-server/dist/preview`, folder, { recursive: true });
  addConsole(`${folder}console/`, base);
  addDocs(`${folder}docs/`);
  if (hasStories) cpSync(`${root}packages/ui/build`, `${folder}stories`, { recursive: true });
  rmSync(`${folder}.vite`, { recursive: true, force: true });
  const page = pageOf(readFileSync(`${folder}index.html`, 'utf8'), base);
  // Hosts without a fallback need a file at every address.
  for (const address of ['', ...Object.keys(addresses)]) {
    mkdirSync(`${folder}${address}`, { recursive: true });
    writeFileSync(`${folder}${address === '' ? '' : `${address}/`}index.html`, page);
  }
  writeFileSync(`${folder}404.html`, page);
}

/** Settings of a stage do not count: every call goes to the simulator in the page. */
export const previewVariables = (environment, market) => ({
  ...Object.fromEntries(Object.entries(environment).filter(([name]) => !name.startsWith('APP_'))),
  VITE_MARKET: market,
  VITE_SERVICE_WORKER: 'off',
  NODE_ENV: 'production',
});

async function buildPreview({ base, market, hasStories }) {
  const variables = previewVariables(process.env, market);
  const env = { ...variables, WALLET_BUILD: 'preview', WALLET_SETTINGS: settingsOf(variables) };
  const stories = () => run('npx', ['ladle', 'build'], { cwd: `${root}packages/ui`, isBuffered: true });
  await buildConsole();
  await runSteps([
    ['the app', () => vite('packages/app', env, '--base', base)],
    ['the simulator', () => vite('packages/mock-server/preview', env)],
    ...(hasStories ? [['the stories', stories]] : []),
  ]);
  assemble(base, hasStories);
  console.log(`  dist/preview/ is ready to be served below ${base}`);
}

if (isStarted(import.meta.url)) {
  const text = { type: 'string' };
  const flags = readFlags({ base: text, market: text, 'app-only': { type: 'boolean' } });
  const base = flags.base ?? '/preview/';
  if (!/^\/(?:[\w.-]+\/)*$/.test(base)) exitWithError(`--base is a path such as /preview/, not ${base}.`);
  await buildPreview({
    base,
    market: flags.market ?? process.env.VITE_MARKET ?? 'thailand',
    hasStories: flags['app-only'] !== true,
  });
}
