/** Starts nginx as deploy/start.sh does, with a build of four files. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { freePort } from '../e2e/fixtures/process.ts';
import { findProgram } from '../scripts/apt.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

export const hasNginx = findProgram('nginx') !== undefined;

const page = '<html lang="th"><script type="application/json" id="settings">{}</script></html>';

const build: Files = {
  'index.html': page,
  'login.th.html': page,
  'sw.js': '',
  'icon.svg': '<svg/>',
  'assets/index-1.js': '0;',
};

/** Texts of files by their paths. */
type Files = Readonly<Record<string, string>>;

function writeFiles(folder: string, files: Files): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** Replacements in the configuration, as of time-outs; each one must match. */
export type Edits = readonly (readonly [from: string, to: string])[];

/** The bundled start of a site, which the images run as well. */
let bundle: string | undefined;
function bundled(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wallet-start-'));
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--logLevel', 'error', '--outDir', folder];
  execFileSync(process.execPath, args, { cwd: join(root, 'deploy') });
  const code = readFileSync(join(folder, 'site.js'), 'utf8');
  rmSync(folder, { recursive: true });
  return code;
}

/** Code that edits the configuration after the start. */
const editing = (edits: Edits): string => `{
  const { readFileSync, writeFileSync } = await import('node:fs');
  const file = process.env.SITE_FOLDER + '/nginx.conf';
  let text = readFileSync(file, 'utf8');
  for (const [from, to] of ${JSON.stringify(edits)}) {
    if (!text.includes(from)) throw new Error('The configuration does not contain ' + from);
    text = text.replaceAll(from, to);
  }
  writeFileSync(file, text);
}`;

export interface Nginx {
  readonly port: number;
  /** The folder of everything that the site writes. */
  readonly folder: string;
  /** Everything that the start script and nginx have printed. */
  readonly output: () => string;
  readonly stop: () => Promise<void>;
}

export interface NginxOptions {
  readonly edits?: Edits;
  /** Files in the site's folder before the start. */
  readonly files?: Files;
  /** The name of the site's folder. */
  readonly name?: string;
  /** The addresses at which the site listens. */
  readonly hosts?: readonly string[];
}

/** Starts nginx with these settings on a free port of this machine. */
export async function startNginx(
  environment: Readonly<Record<string, string>>,
  { edits = [], files = {}, name = 'site', hosts = ['127.0.0.1'] }: NginxOptions = {},
): Promise<Nginx> {
  const parent = mkdtempSync(join(tmpdir(), 'wallet-nginx-'));
  // Started by root, nginx reads as another user.
  chmodSync(parent, 0o755);
  const [built, deploy, folder] = [join(parent, 'build'), join(parent, 'deploy'), join(parent, name)];
  writeFiles(built, build);
  writeFiles(folder, files);
  bundle ??= bundled();
  const code = edits.length > 0 ? bundle + editing(edits) : bundle;
  writeFiles(deploy, { 'package.json': '{"type":"module"}', 'dist/site.js': code });
  cpSync(join(root, 'deploy/start.sh'), join(deploy, 'start.sh'));
  const port = await freePort();
  const env = {
    ...process.env,
    APP_STAGE: 'demo',
    SITE_BUILD: built,
    SITE_FOLDER: folder,
    SITE_LISTEN: hosts.map((host) => `${host}:${port}`).join(' '),
    ...environment,
  };
  const child = spawn('sh', [join(deploy, 'start.sh')], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const closed = once(child, 'close');
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (part: string) => {
        output += part;
        if (output.includes('start worker process ')) resolve();
      });
    child.once('close', () => reject(new Error(output)));
  });
  return {
    port,
    folder,
    output: () => output,
    async stop() {
      child.kill('SIGTERM');
      await closed;
      rmSync(parent, { recursive: true });
    },
  };
}

/** Returns the files of a new certificate for a name, signed by itself. */
export function makeCertificate(name: string) {
  const folder = mkdtempSync(join(tmpdir(), 'wallet-certificate-'));
  expect(spawnSync('sh', [join(root, 'deploy/certificate.sh'), folder, name]).status).toBe(0);
  return { certificate: join(folder, 'site.crt'), key: join(folder, 'site.key') };
}
