/** The site as it is deployed (deploy/start.sh), for measurements: nginx over TLS and HTTP/2 before a backend. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { appFolder } from './build.mjs';
import { findNginx } from './nginx.mjs';
import { giveUp, root } from './pnpm.mjs';

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

/** Starts the built app for Thailand; resolves once nginx listens. */
export async function startSite(backend) {
  if (!findNginx()) giveUp('The site is measured through nginx: install it and run the command again.');
  const folder = mkdtempSync(`${tmpdir()}/wallet-site-`);
  // Started by root, nginx reads as another user.
  chmodSync(folder, 0o755);
  spawnSync('sh', [`${root}deploy/certificate.sh`, folder]);
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
      SITE_PASSED: '/_mock/picture/ /_mock/upload/',
    },
  });
  let told = '';
  for await (const part of nginx.stderr.iterator({ destroyOnReturn: false })) {
    told += part;
    if (told.includes('start worker process ')) break;
  }
  if (nginx.exitCode !== null) giveUp(`nginx did not start:\n${told}`);
  nginx.stderr.resume();
  return {
    url: `https://${listen}`,
    async stop() {
      nginx.kill();
      await once(nginx, 'exit');
      rmSync(folder, { recursive: true });
    },
  };
}
