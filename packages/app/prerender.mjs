/**
 * Runs after `vite build`, with its folder: writes the first pages of one market as HTML with inline styles and an
 * inline first script. Also writes web app manifests, the service worker, and compressed copies of text files
 * (docs/decisions/008).
 */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { addresses } from './build/addresses.mjs';
import { chunksOf, routeChunks } from './build/chunks.mjs';
import { startCheck } from './build/start-check.mjs';
import { oldestVersions, targets } from './build/targets.mjs';

/** Name of the build below `dist`: the market, or the value of `--as`. */
const name = process.env.WALLET_BUILD ?? process.env.VITE_MARKET ?? 'thailand';
const folder = pathToFileURL(`${process.argv[2]}/`);
// Each build has a folder of its own, so that two builds of one market may run at the same time.
const scratch = new URL('.prerender/', folder);
const read = (name) => readFileSync(new URL(name, folder), 'utf8');

await build({
  logLevel: 'warn',
  build: {
    ssr: 'src/prerender/prerender.tsx',
    outDir: fileURLToPath(scratch),
    emptyOutDir: true,
    manifest: false,
    sourcemap: false,
    copyPublicDir: false,
  },
});
const {
  appTitle,
  defaultLanguage,
  defaultTag,
  headersFile,
  keepsApp,
  languages,
  manifestOf,
  needsOf,
  pageNames,
  preload,
  renderNotices,
  renderPage,
  reportHead,
  sendsPreload,
} = await import(new URL('prerender.js', scratch).href);

/** Builds a standalone script without imports, and writes it if it has a name. Returns its name and its code. */
async function buildScript(input, entryFileNames, define, target = targets) {
  const { output } = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define,
    build: {
      write: entryFileNames !== undefined,
      outDir: fileURLToPath(folder),
      emptyOutDir: false,
      target,
      rolldownOptions: { input, output: { format: 'iife', entryFileNames } },
    },
  });
  return output[0];
}

const { code: firstScript } = await buildScript('src/api/preload/send-preload.ts', undefined, {
  PRELOAD: JSON.stringify(preload),
});
if (firstScript.includes('</')) throw new Error('The first script would end inside of its text.');

const manifest = JSON.parse(read('.vite/manifest.json'));

const { fileName: noticeFile } = await buildScript(
  'src/start/start-notice.ts',
  'assets/[hash:7].js',
  {
    HEAD: JSON.stringify({
      build: /-([\w-]+)\.js$/.exec(manifest['index.html'].file)?.[1] ?? '',
      ...reportHead,
    }),
  },
  'es2015',
);

const template = read('index.html');

const manifestName = (language) => `manifest.${language}.webmanifest`;

function pageOf(page, language, { tag, title, html }, notices) {
  const { routes, words } = needsOf(page);
  const wordKeys = (namespaces) => namespaces.map((one) => `../../locales/${tag}/${one}.json`);
  const chunks = chunksOf(manifest, [
    'index.html',
    ...routes.flatMap(routeChunks(manifest)),
    ...wordKeys(['common', ...words]),
  ]);
  const sheets = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
  const styles = sheets.map(read).join('');
  // The preload helper of Vite skips sheets that have a link, and a disabled sheet is not fetched.
  const marks = sheets.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`).join('');
  const preloadScript = sendsPreload(page) ? `<script>${firstScript.trim()}</script>` : '';
  const modulePreload = ({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`;
  const preloads = chunks
    .filter(({ isEntry, file }) => !isEntry && file.endsWith('.js'))
    .map(modulePreload)
    .join('');
  // Digits and the baht sign are in every amount. In the head, their fonts would delay the first paint.
  const fonts = sendsPreload(page)
    ? [...styles.matchAll(/Wallet Numerals[^}]*?url\((\/assets\/[^?)]+\.woff2)/g)]
        .slice(0, 2)
        .map(([, file]) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`)
        .join('')
    : '';
  return template
    .replace(/<html lang="[^"]*"/, `<html lang="${tag}"`)
    .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>`)
    .replaceAll(/<link rel="(stylesheet|modulepreload)"[^>]*>\s*/g, '')
    .replace(
      '<!--head-->',
      () =>
        // Scripts first: the browser requests them before it has the styles.
        `${preloadScript}${preloads}<link rel="manifest" href="/${manifestName(language)}">` +
        `<style>${styles.replaceAll('url(./', 'url(/assets/')}</style>${marks}`,
    )
    .replace('<body>', () => `<body>${fonts}`)
    .replace('<!--shell-->', () => html)
    .replace('</body>', () => `${notices}${startCheck}</body>`);
}

for (const language of languages) {
  writeFileSync(new URL(manifestName(language), folder), JSON.stringify(await manifestOf(language)));
  for (const page of pageNames) {
    writeFileSync(
      new URL(`${page}.${language}.html`, folder),
      pageOf(
        page,
        language,
        await renderPage(page, language),
        await renderNotices([language], oldestVersions, noticeFile),
      ),
    );
  }
}

/** The page for all other addresses, with the notices of all languages. */
const shellNotices = await renderNotices(
  [defaultLanguage, ...languages.filter((one) => one !== defaultLanguage)],
  oldestVersions,
  noticeFile,
);
const shell = template
  .replace(/<html lang="[^"]*"/, `<html lang="${defaultTag}"`)
  .replace(/<title>.*?<\/title>/, () => `<title>${appTitle}</title>`)
  .replace('<!--head-->', () => `<link rel="manifest" href="/${manifestName(defaultLanguage)}">`)
  .replace('<!--shell-->', '')
  .replace('</body>', () => `${shellNotices}${startCheck}</body>`);
writeFileSync(new URL('index.html', folder), shell);

/** For static hosts: a folder per address, in the default language. */
for (const [address, page] of Object.entries(addresses)) {
  mkdirSync(new URL(`${address}/`, folder), { recursive: true });
  const html = page ? read(`${page}.${defaultLanguage}.html`) : shell;
  writeFileSync(new URL(`${address}/index.html`, folder), html);
}
writeFileSync(new URL('404.html', folder), shell);
writeFileSync(new URL('_headers', folder), headersFile(fileURLToPath(folder)));
renameSync(new URL('.vite/manifest.json', folder), new URL(`dist/manifest.${name}.json`, import.meta.url));
rmSync(new URL('.vite', folder), { recursive: true });
rmSync(scratch, { recursive: true });

// Browsers update a service worker when its bytes change, so it contains the build name.
await buildScript(`src/install/worker/${keepsApp ? 'worker' : 'retired'}.ts`, 'sw.js', {
  BUILD: JSON.stringify(`/${manifest['index.html'].file}`),
});

/** Source maps stay outside the served folder. */
const maps = new URL(`dist/maps.${name}/`, import.meta.url);
rmSync(maps, { recursive: true, force: true });
mkdirSync(maps, { recursive: true });
for (const name of readdirSync(new URL('assets/', folder)))
  if (name.endsWith('.map')) renameSync(new URL(`assets/${name}`, folder), new URL(name, maps));

/** Brotli copies by content: the markets share half of their files, and most pages exist twice. */
const copies = new URL('node_modules/.cache/brotli-11/', import.meta.url);
mkdirSync(copies, { recursive: true });

function brotli(content) {
  const copy = new URL(`${createHash('sha256').update(content).digest('hex')}.br`, copies);
  if (!existsSync(copy)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    const unfinished = new URL(`${copy.href}.${process.pid}`);
    writeFileSync(unfinished, brotliCompressSync(content, { params }));
    // A build that runs at the same time never reads half a copy.
    renameSync(unfinished, copy);
  }
  return readFileSync(copy);
}

/** Writes a gzip and a brotli copy of every text file. */
function compress(directory) {
  for (const name of readdirSync(directory)) {
    const file = new URL(name, directory);
    if (statSync(file).isDirectory()) compress(new URL(`${name}/`, directory));
    else if (/\.(js|css|html|svg|json|txt|webmanifest)$/.test(name)) {
      const content = readFileSync(file);
      writeFileSync(new URL(`${name}.gz`, directory), gzipSync(content, { level: 9 }));
      writeFileSync(new URL(`${name}.br`, directory), brotli(content));
    }
  }
}
compress(folder);
// The session keeps a BroadcastChannel open, which would keep this process alive.
process.exit(0);
