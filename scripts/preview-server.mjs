/** A plain file server for previews: no fallback, no compression. `node scripts/preview-server.mjs PORT`. */
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { exitWithError, root } from './pnpm.mjs';

const folder = `${root}dist/`;
const port = Number(process.argv[2]);
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Returns the file of an address, undefined where there is none. */
function fileOf(path) {
  try {
    const file = join(folder, normalize(decodeURIComponent(path)));
    if (!file.startsWith(folder)) return undefined;
    return statSync(file).isDirectory() ? fileOf(`${path}/index.html`) : file;
  } catch {
    return undefined;
  }
}

createServer(({ url = '/' }, response) => {
  const file = fileOf(url.split('?', 1)[0]);
  if (file === undefined) return response.writeHead(404).end('Nothing is here.');
  response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
  createReadStream(file).pipe(response);
})
  .on('error', () =>
    exitWithError(`Port ${port} is in use. Stop the process that uses it, or name another port.`),
  )
  .listen(port, '127.0.0.1');
