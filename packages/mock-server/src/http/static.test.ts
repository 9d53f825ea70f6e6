import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createServer } from '../server.ts';

/** The policy that a page of this build is served with. */
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

it.each([
  ['<title>app</title>', "img-src 'self' data: blob:;"],
  [
    '<meta name="image-hosts" content="https://cdn.example https://*.pictures.example:8443">',
    "img-src 'self' data: blob: https://cdn.example https://*.pictures.example:8443;",
  ],
  [
    '<meta name="image-hosts" content="https://cdn.example/; script-src *">',
    "img-src 'self' data: blob:; font-src",
  ],
])('lets pictures come from the hosts that the page names: %s', async (page, directive) => {
  expect(await policyOf(page)).toContain(directive);
});
