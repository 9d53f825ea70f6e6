/**
 * Holds the bundle budgets (docs/architecture.md, Speed): what a page's first load costs in gzip, read from the build's
 * manifest. A page is the entry, the chunks of its routes with all they import, and the words of one language.
 * `node scripts/size.mjs [folder]` weighs the build for Thailand, or the one in a folder.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { chunksOf, routeChunks } from '../packages/app/build/chunks.mjs';
import { appFolder } from './build.mjs';

const dist = `${(process.argv[2] ?? appFolder('thailand')).replace(/\/$/, '')}/`;
const manifest = JSON.parse(readFileSync(dist.replace(/([^/]+)\/$/, 'manifest.$1.json'), 'utf8'));

/**
 * The routes, dialogs and namespaces a page needs before it can be used, and what it may cost: in KB, and in scripts to
 * wait for.
 */
const pages = {
  '/login': {
    routes: ['_guest', '_guest/login'],
    words: ['common', 'session'],
    budget: { js: 200, css: 18, files: 14 },
  },
  '/user/home': {
    routes: ['_player', '_player/user/home'],
    words: ['common', 'wallet', 'game'],
    budget: { js: 250, css: 25, files: 14 },
  },
  '/user/home?modal=deposit': {
    routes: ['_player', '_player/user/home'],
    dialogs: ['deposit/DepositDialog'],
    words: ['common', 'wallet', 'game', 'deposit', 'bank'],
    budget: { js: 290, css: 25, files: 24 },
  },
};

/** Parts that no first load may carry; a word of theirs that survives minification. */
const lazyParts = {
  carousel: 'embla',
  sanitiser: 'DOMPurify',
  socket: 'socket.io',
  crypto: 'CryptoJS',
  'slip decoder': 'finder storage exhausted',
  reporter: 'largest-contentful-paint',
  // The outline of its pointer.
  wheel: 'M15 32 3 10',
};

const gzip = (file) => gzipSync(readFileSync(dist + file), { level: 9 }).length;

const failures = [];
for (const [page, { routes, dialogs = [], words, budget }] of Object.entries(pages)) {
  const wordKeys = words.map((namespace) => `../../locales/th/${namespace}.json`);
  const dialogKeys = dialogs.map((dialog) => `src/${dialog}.tsx`);
  const chunks = chunksOf(manifest, [
    'index.html',
    ...routes.flatMap(routeChunks(manifest)),
    ...dialogKeys,
    ...wordKeys,
  ]);
  const js = chunks.filter(({ file }) => file.endsWith('.js'));
  const css = new Set(chunks.flatMap((chunk) => chunk.css ?? []));
  const cost = {
    js: js.reduce((sum, { file }) => sum + gzip(file), 0) / 1024,
    css: [...css].reduce((sum, file) => sum + gzip(file), 0) / 1024,
    files: js.length,
  };
  for (const kind of ['js', 'css', 'files']) {
    const unit = kind === 'files' ? '' : ' KB';
    const figure = cost[kind].toFixed(unit === '' ? 0 : 1).padStart(6);
    const line = `${page.padEnd(25)} ${kind.padEnd(5)} ${figure}${unit} of ${budget[kind]}${unit}`;
    console.log(line);
    if (cost[kind] > budget[kind]) failures.push(`${line}: over budget`);
  }
  for (const [part, word] of Object.entries(lazyParts)) {
    const found = js.find(({ file }) => readFileSync(dist + file, 'utf8').includes(word));
    if (found)
      failures.push(`${page} carries the ${part} (${found.file}), which is to be loaded when needed`);
  }
}

/** The first script of home is part of the page, before anything else. */
const [, firstScript] = /<script>(.*?)<\/script>/s.exec(readFileSync(`${dist}home.th.html`, 'utf8'));
const kilobytes = gzipSync(firstScript, { level: 9 }).length / 1024;
const line = `${'/user/home'.padEnd(25)} first script ${kilobytes.toFixed(2)} KB of 3.50 KB`;
console.log(line);
if (kilobytes > 3.5) failures.push(`${line}: over budget`);

/** The pseudo-language (locales/pseudo.ts) is for those who build: no file that players get has its letters. */
const pseudo = 'ÁáƁƀ';
for (const { file } of Object.values(manifest)) {
  if (file.endsWith('.js') && readFileSync(dist + file, 'utf8').includes(pseudo))
    failures.push(`The build carries the pseudo-language (${file})`);
}

/** Source maps are the operator's: none is among what is served, and no file points at one. */
for (const name of readdirSync(dist, { recursive: true })) {
  if (name.endsWith('.map')) failures.push(`The build publishes a source map (${name})`);
  if (name.endsWith('.js') && readFileSync(dist + name, 'utf8').includes('sourceMappingURL='))
    failures.push(`The build points at a source map (${name})`);
}

for (const failure of failures) console.error(`✗ ${failure}`);
process.exitCode = failures.length === 0 ? 0 : 1;
