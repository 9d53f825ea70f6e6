/** Finds the old Chromiums and the other engines for the browser tests, or installs them. */
import { spawn, spawnSync } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { aptInstall, findProgram, isRootOnDebian } from '../../scripts/apt.mjs';
import { exitWithError, root } from '../../scripts/pnpm.mjs';

/** The hashes of the npm package with Chromium for Linux on x64, by its major version. */
const integrities = {
  92: 'sha512-xCFop83v5gXKQTDGNfzj84F4f9QZkY9eShTu1pbWYOPB6wJNw9YgoX56zeVeRD7VL9AVwiS9VS9tgShnc5uR2g==',
  103: 'sha512-tFX5k5uWAT0fIxelUtpN4GN1VOTT61AHB6rRjeYzC296SjizKM1pNslEWj0YeuajKfsnNeDuHizB320TTTOrkA==',
  116: 'sha512-PynBS6fIE9DnQofQFSGMn63sbHxrcQOmQDGfv1p4sXCEw8IjTBqTj1j72/RomhjtnbaTJn3ktuaPCQc6j51sUQ==',
};

const folder = join(root, 'node_modules/.cache/browsers');

/**
 * Returns the path of a Chromium of this version; downloads it once. It uses the libraries of the installed Chromium.
 * Exits with an error when it cannot be downloaded.
 */
export async function findOldChromium(version: keyof typeof integrities): Promise<string> {
  const path = join(folder, `chromium-${version}`);
  if (existsSync(path)) return path;
  const name = `@sparticuz/chromium@${version}.0.0`;
  console.log(`Downloading ${name} …`);
  mkdirSync(folder, { recursive: true });
  const download = mkdtempSync(join(folder, 'download-'));
  try {
    const { stdout } = spawnSync('npm', ['pack', name, '--json'], { cwd: download, encoding: 'utf8' });
    const [file] = JSON.parse(stdout || '[]') as { readonly filename: string; readonly integrity: string }[];
    if (file?.integrity !== integrities[version])
      return exitWithError(
        `The browser tests need ${name}, but its download ${file ? `has the integrity ${file.integrity}` : 'failed'}. Look at the output of: npm pack ${name}`,
      );
    const archive = ['-xzOf', join(download, file.filename), 'package/bin/chromium.br'];
    const { stdout: packed } = spawn('tar', archive, { stdio: ['ignore', 'pipe', 'inherit'] });
    const unpacked = join(download, 'chromium');
    await pipeline(packed, createBrotliDecompress(), createWriteStream(unpacked, { mode: 0o755 }));
    renameSync(unpacked, path);
    return path;
  } finally {
    rmSync(download, { recursive: true, force: true });
  }
}

/** Programs of Debian packages that an engine needs. */
const programs = {
  webkit: { WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb', setpriv: 'util-linux' },
  firefox: { 'firefox-esr': 'firefox-esr', setpriv: 'util-linux' },
};

/** Finds the programs of an engine, or installs them. Exits with an error when one is missing. */
export function needEngine(engine: keyof typeof programs): void {
  const missing = () => Object.entries(programs[engine]).filter(([name]) => !findProgram(name));
  const debian = missing().map(([, name]) => name);
  if (debian.length > 0 && isRootOnDebian) {
    console.log(`Installing Debian’s ${debian.join(' and ')} …`);
    aptInstall(...debian);
  }
  const [first] = missing();
  if (first)
    exitWithError(
      `The browser tests need ${first[0]}. Install it, on Debian with: apt-get install ${debian.join(' ')}`,
    );
}
