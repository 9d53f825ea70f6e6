/** Starts a deployed site for measurements: nginx with TLS and HTTP/2 in front of a backend (deploy/start.sh). */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { freePort } from '../e2e/fixtures/process.ts';
import { appFolder } from './build.mjs';
import { findBrotli, findNginx } from './nginx.mjs';
import { exitWithError, root } from './pnpm.mjs';

/** Starts the built app for Thailand, compressed with Brotli, and its backend. Resolves when nginx listens. */
export async function startSite() {
  if (!findNginx() || !findBrotli())
    exitWithError(
      'The measurement needs nginx with ngx_http_brotli_static_module (Debian: nginx-light, libnginx-mod-http-brotli-static).',
    );
  const folder = mkdtempSync(`${tmpdir()}/wallet-site-`);
  // nginx drops root privileges before it reads files.
  chmodSync(folder, 0o755);
  spawnSync('sh', [`${root}deploy/certificate.sh`, folder]);
  const main = ['packages/mock-server/dist/main.js', '--quiet', '--port', '0'];
  const server = spawn(process.execPath, main, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  const [printed] = await once(server.stdout, 'data');
  const backend = String(printed).trim();
  const listen = `127.0.0.1:${await freePort()}`;
  const nginx = spawn('sh', [`${root}deploy/start.sh`], {
    stdio: ['ignore', 'inherit', 'pipe'],
    env: {
      ...process.env,
      APP_STAGE: 'demo',
      SITE_BUILD: appFolder('thailand'),
      SITE_FOLDER: folder,
      SITE_LISTEN: listen,
      SITE_CERTIFICATE: `${folder}/site.crt`,
      SITE_KEY: `${folder}/site.key`,
      SITE_BACKEND: backend,
      SITE_BROTLI: 'on',
      SITE_PASSED: '/_mock/picture/ /_mock/upload/',
    },
  });
  let log = '';
  for await (const part of nginx.stderr.iterator({ destroyOnReturn: false })) {
    log += part;
    if (log.includes('start worker process ')) break;
  }
  if (nginx.exitCode !== null) exitWithError(`nginx did not start:\n${log}`);
  nginx.stderr.resume();
  return {
    url: `https://${listen}`,
    backend,
    async stop() {
      server.kill();
      nginx.kill();
      await once(nginx, 'exit');
      rmSync(folder, { recursive: true });
    },
  };
}
