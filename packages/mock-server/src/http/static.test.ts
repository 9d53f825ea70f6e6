import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readStartSettings } from '@wallet/deploy/settings';
import { fillPage } from '@wallet/deploy/settings-block';
import { expect, it, onTestFinished } from 'vitest';
import { createServer } from '../server.ts';

/** Serves a page. Returns functions that replace it, and that read its Content-Security-Policy. */
async function serving(page: string) {
  const app = mkdtempSync(join(tmpdir(), 'wallet-app-'));
  const write = (text: string) => writeFileSync(join(app, 'index.html'), text);
  write(page);
  const server = await createServer({ appDirectory: app });
  onTestFinished(async () => {
    await server.close();
    rmSync(app, { recursive: true });
  });
  async function policy(): Promise<string> {
    const { headers } = await server.app.inject({ url: '/user/profile', headers: { accept: 'text/html' } });
    return String(headers['content-security-policy']);
  }
  return { write, policy };
}

it('serves the pages of a later build with their own policy', async () => {
  const pageOf = (script: string) => `<title>app</title><script>${script}</script>`;
  const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  const { write, policy } = await serving(pageOf('first()'));
  expect(await policy()).toContain(hashOf('first()'));
  write(pageOf('second()'));
  expect(await policy()).toContain(hashOf('second()'));
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
  const policy = await (await serving(page)).policy();
  const services = 'https://api.example https://socket.example';
  expect(policy).toContain(
    `img-src 'self' data: blob: ${services} https://cdn.example https://*.pictures.example:8443;`,
  );
  expect(policy).toContain(`connect-src 'self' ${services} wss://socket.example`);
});

it('serves a page without settings with the policy of one origin', async () => {
  const { policy } = await serving('<title>app</title>');
  expect(await policy()).toContain("img-src 'self' data: blob:; font-src");
});
