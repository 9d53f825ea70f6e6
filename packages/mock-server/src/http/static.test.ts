import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readStartSettings } from '@wallet/deploy/settings';
import { fillPage } from '@wallet/deploy/settings-block';
import { expect, it } from 'vitest';
import { createServer } from '../server.ts';

/** Returns the Content-Security-Policy of a page of this build. */
async function policyOf(page: string): Promise<string> {
  const app = mkdtempSync(join(tmpdir(), 'wallet-app-'));
  writeFileSync(join(app, 'index.html'), page);
  const server = await createServer({ appDirectory: app });
  try {
    const { headers } = await server.app.inject({ url: '/user/profile', headers: { accept: 'text/html' } });
    return String(headers['content-security-policy']);
  } finally {
    await server.close();
    rmSync(app, { recursive: true });
  }
}

it('serves the pages of a later build with their own policy', async () => {
  const app = mkdtempSync(join(tmpdir(), 'wallet-app-'));
  const write = (script: string) =>
    writeFileSync(join(app, 'index.html'), `<title>app</title><script>${script}</script>`);
  const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  write('first()');
  const server = await createServer({ appDirectory: app });
  const policy = async () =>
    (await server.app.inject({ url: '/login', headers: { accept: 'text/html' } })).headers[
      'content-security-policy'
    ];
  try {
    expect(await policy()).toContain(hashOf('first()'));
    write('second()');
    expect(await policy()).toContain(hashOf('second()'));
  } finally {
    await server.close();
    rmSync(app, { recursive: true });
  }
});

it('serves a page with the policy of its own settings', async () => {
  const settings = {
    APP_API_ORIGIN: 'https://api.example',
    APP_CHAT_SOCKET: 'https://socket.example',
    APP_IMAGE_HOSTS: 'https://cdn.example https://*.pictures.example:8443',
  };
  const page = fillPage(
    '<script type="application/json" id="settings">{}</script>',
    readStartSettings({ ...settings, APP_STAGE: 'demo' }),
  );
  const policy = await policyOf(page);
  const services = 'https://api.example https://socket.example';
  expect(policy).toContain(
    `img-src 'self' data: blob: ${services} https://cdn.example https://*.pictures.example:8443;`,
  );
  expect(policy).toContain(`connect-src 'self' ${services} wss://socket.example`);
});

it('serves a page without settings with the policy of one origin', async () => {
  expect(await policyOf('<title>app</title>')).toContain("img-src 'self' data: blob:; font-src");
});
