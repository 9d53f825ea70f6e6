/**
 * After `vite build`: writes the first pages of one market as HTML with their styles inside, the call that is sent before
 * the app is there, what a phone needs to install it, the service worker, and everything a second time compressed, so
 * that the server only chooses. See src/prerender.tsx and src/worker.
 */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';

/** The folder below `dist`: the market's, unless the build was given another name. */
const name = process.env.WALLET_BUILD ?? process.env.VITE_MARKET ?? 'thailand';
const folder = new URL(`dist/${name}/`, import.meta.url);
const scratch = new URL(`dist/.prerender-${name}/`, import.meta.url);
const read = (name) => readFileSync(new URL(name, folder), 'utf8');

await build({
  logLevel: 'warn',
  build: {
    ssr: 'src/prerender.tsx',
    outDir: fileURLToPath(scratch),
    emptyOutDir: true,
    manifest: false,
    sourcemap: false,
    copyPublicDir: false,
  },
});
const {
  appTitle,
  asksAhead,
  callAhead,
  defaultLanguage,
  defaultTag,
  fillPage,
  keepsApp,
  languages,
  manifestOf,
  needsOf,
  pageNames,
  renderPage,
  settingsIn,
} = await import(new URL('prerender.js', scratch).href);

/** A script apart from the app: one file that imports nothing, with what the build tells it. */
async function buildApart(input, entryFileNames, define) {
  const { output } = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define,
    build: {
      outDir: fileURLToPath(folder),
      emptyOutDir: false,
      target: ['es2022', 'chrome107', 'safari16'],
      rolldownOptions: { input, output: { format: 'iife', entryFileNames } },
    },
  });
  return output[0].fileName;
}

const aheadFile = await buildApart('src/api/preload/send-preload.ts', 'assets/[hash:7].js', {
  CALL: JSON.stringify(callAhead),
});

const manifest = JSON.parse(read('.vite/manifest.json'));
const template = fillPage(read('index.html'), settingsIn(read('index.html')));

/** The chunks behind these keys of the manifest, with all they import. */
function chunksOf(keys) {
  const found = new Map();
  const visit = (key) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no chunk ${key}`);
    if (found.has(key)) return;
    found.set(key, chunk);
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return [...found.values()];
}

const routeChunks = (route) =>
  Object.keys(manifest).filter((key) => key.startsWith(`src/routes/${route}.tsx?tsr-split=`));

/** Every address of the app, with the page that was rendered ahead for it. */
const addresses = {
  login: 'login',
  register: 'register',
  user: 'home',
  'user/home': 'home',
  ...Object.fromEntries(
    ['profile', 'bonus', 'statement', 'contact', 'spin'].map((one) => [`user/${one}`, 'member']),
  ),
  howto: undefined,
  contact: undefined,
  terminated: undefined,
};

const manifestName = (language) => `manifest.${language}.webmanifest`;

function pageOf(page, language, { tag, title, html }) {
  const { routes, words } = needsOf(page);
  const wordKeys = ['common', ...words].map((namespace) => `../../locales/${tag}/${namespace}.json`);
  const chunks = chunksOf(['index.html', ...routes.flatMap(routeChunks), ...wordKeys]);
  const sheets = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
  const styles = sheets.map(read).join('');
  // So that the app takes them for loaded: a disabled sheet is not fetched.
  const marks = sheets.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`).join('');
  const ahead = asksAhead(page) ? `<script async fetchpriority="high" src="/${aheadFile}"></script>` : '';
  const preloads = chunks
    .filter(({ isEntry, file }) => !isEntry && file.endsWith('.js'))
    .map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('');
  return template
    .replace(/<html lang="[^"]*"/, `<html lang="${tag}"`)
    .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>`)
    .replaceAll(/<link rel="(stylesheet|modulepreload)"[^>]*>\s*/g, '')
    .replace(
      '<!--head-->',
      () =>
        `${ahead}<link rel="manifest" href="/${manifestName(language)}">` +
        `<style>${styles.replaceAll('url(./', 'url(/assets/')}</style>${marks}${preloads}`,
    )
    .replace('<!--shell-->', () => html);
}

for (const language of languages) {
  writeFileSync(new URL(manifestName(language), folder), JSON.stringify(await manifestOf(language)));
  for (const page of pageNames) {
    writeFileSync(
      new URL(`${page}.${language}.html`, folder),
      pageOf(page, language, await renderPage(page, language)),
    );
  }
}

/** The page for every other address. */
const shell = template
  .replace(/<html lang="[^"]*"/, `<html lang="${defaultTag}"`)
  .replace(/<title>.*?<\/title>/, () => `<title>${appTitle}</title>`)
  .replace('<!--head-->', () => `<link rel="manifest" href="/${manifestName(defaultLanguage)}">`)
  .replace('<!--shell-->', '');
writeFileSync(new URL('index.html', folder), shell);

/** For a host that knows files only: each address as a folder, in the language of a first visit. */
for (const [address, page] of Object.entries(addresses)) {
  mkdirSync(new URL(`${address}/`, folder), { recursive: true });
  const html = page ? read(`${page}.${defaultLanguage}.html`) : shell;
  writeFileSync(new URL(`${address}/index.html`, folder), html);
}
writeFileSync(new URL('404.html', folder), shell);
renameSync(new URL('.vite/manifest.json', folder), new URL(`dist/manifest.${name}.json`, import.meta.url));
rmSync(new URL('.vite', folder), { recursive: true });
rmSync(scratch, { recursive: true });

// At an address of its own, of another version whenever the app is.
await buildApart(`src/worker/${keepsApp ? 'worker' : 'retired'}.ts`, 'sw.js', {
  BUILD: JSON.stringify(`/${manifest['index.html'].file}`),
});

/** The source maps of this build go beside what is served, never into it. */
const maps = new URL(`dist/maps.${name}/`, import.meta.url);
rmSync(maps, { recursive: true, force: true });
mkdirSync(maps);
for (const name of readdirSync(new URL('assets/', folder)))
  if (name.endsWith('.map')) renameSync(new URL(`assets/${name}`, folder), new URL(name, maps));

/** Every text file, compressed ahead of time beside itself; what would not get smaller is left alone. */
function compress(directory) {
  for (const name of readdirSync(directory)) {
    const file = new URL(name, directory);
    if (statSync(file).isDirectory()) compress(new URL(`${name}/`, directory));
    else if (/\.(js|css|html|svg|json|txt|webmanifest)$/.test(name)) {
      const content = readFileSync(file);
      writeFileSync(new URL(`${name}.gz`, directory), gzipSync(content, { level: 9 }));
      writeFileSync(
        new URL(`${name}.br`, directory),
        brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
      );
    }
  }
}
compress(folder);
// The session of a tab keeps a channel to other tabs open, which would keep this process alive.
process.exit(0);
