/**
 * `pnpm bench:wheel`: compares our wheel with two packages. Measures dropped frames and painting time in three seconds
 * of a turn, at three pixels per CSS pixel and a quarter of the CPU speed (docs/benchmarks.md).
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import { build, preview } from 'vite';
import { launchChromium } from './chromium.mjs';
import { median } from './lighthouse.mjs';

interface Figures {
  /** Frames of the turn that Chromium reports as dropped, as its developer tools show them. */
  readonly dropped: number;
  /** Milliseconds from the call to the first picture. */
  readonly first: number;
  /** Milliseconds of painting, on all threads of the page. */
  readonly paint: number;
  /** Milliseconds of all work on all threads of the page. */
  readonly work: number;
}

interface TraceEvent {
  readonly name: string;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
}

interface Subject {
  readonly name: string;
  readonly address: string;
}

const rounds = 5;
const seconds = 3;
const slowdown = 4;
const phone = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 3 };
const timeline = 'disabled-by-default-devtools.timeline';
const categories = ['devtools.timeline', timeline, `${timeline}.frame`];
const painting = ['PrePaint', 'Paint', 'Layerize', 'UpdateLayer', 'Commit', 'RasterTask'];
const ours = 'ours';

/** Installed into a separate folder, not as dependencies. The second package requires React 18. */
const fetched = ['spin-wheel@5.0.2', 'react-custom-roulette@1.4.1', 'react@18.3.1', 'react-dom@18.3.1'];

/** Eight slices, as in our demo wheel. */
const fields = `
  const labels = ['฿10', '–', '★ ฿20', '฿50', '+1', '★ ฿100', '♥', '฿500'];
  const colors = ['#f2b632', '#1d2b53', '#8c1c2b', '#1d2b53', '#f2b632', '#1d2b53', '#8c1c2b', '#1d2b53'];`;

/** The pages of the packages. Their wheels have the size of ours and turn for more than three seconds. */
const pages: Readonly<Record<string, string>> = {
  'spin-wheel 5.0.2': `
    import { Wheel } from 'spin-wheel';
    ${fields}
    const root = document.getElementById('root');
    root.style.cssText = 'width: 306px; height: 306px';
    const items = labels.map((label, at) => ({ label, backgroundColor: colors[at], labelColor: '#fff' }));
    const wheel = new Wheel(root, { items });
    window.spin = () => wheel.spinToItem(0, 4_500, true, 2, 1);`,
  'react-custom-roulette 1.4.1': `
    import { createElement, useState } from 'react';
    import { createRoot } from 'react-dom/client';
    import { Wheel } from 'react-custom-roulette';
    ${fields}
    const root = document.getElementById('root');
    root.style.cssText = 'width: 306px; height: 306px';
    const data = labels.map((option, at) => ({ option, style: { backgroundColor: colors[at], textColor: '#fff' } }));
    function Turning() {
      const [mustStartSpinning, start] = useState(false);
      window.spin = () => start(true);
      const still = { disableInitialAnimation: true, spinDuration: 0.5, prizeNumber: 0 };
      return createElement(Wheel, { data, mustStartSpinning, ...still });
    }
    createRoot(root).render(createElement(Turning));`,
};

/** Builds a page for a script and serves it. */
async function servePage(folder: string, script: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const tag = `<script type="module" src="${script}"></script>`;
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><div id="root"></div>${tag}`,
  );
  const quiet = { root: folder, configFile: false, logLevel: 'silent' } as const;
  await build({ ...quiet, build: { target: 'es2022', reportCompressedSize: false } });
  const { resolvedUrls } = await preview({ ...quiet, preview: { host: '127.0.0.1', port: 0 } });
  const [address] = resolvedUrls?.local ?? [];
  if (address === undefined) throw new Error('The page is not served.');
  return address;
}

/** Turns a wheel and reads the trace of the browser. */
async function measure(browser: Browser, { address }: Subject): Promise<Figures> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForFunction(() => 'spin' in window);
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // The first drawing is finished.
  await page.waitForTimeout(500);
  await browser.startTracing(page, { categories });
  await page.evaluate(() => (window as unknown as { spin: () => void }).spin());
  await page.waitForTimeout((seconds + 0.5) * 1_000);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  await context.close();
  return figuresOf(traceEvents);
}

function figuresOf(events: readonly TraceEvent[]): Figures {
  const begun = Math.min(...events.flatMap(({ name, ts }) => (name === 'BeginFrame' ? ts : [])));
  const during = events.filter(({ ts }) => ts >= begun && ts < begun + seconds * 1_000_000);
  const time = (names: readonly string[]) =>
    during.reduce((sum, { name, dur = 0 }) => sum + (names.includes(name) ? dur / 1_000 : 0), 0);
  const drawn = during.flatMap(({ name, ts }) => (name === 'DrawFrame' ? ts : []));
  return {
    dropped: during.filter(({ name }) => name === 'DroppedFrame').length,
    first: (Math.min(...drawn) - begun) / 1_000,
    paint: time(painting),
    work: time(['RunTask']),
  };
}

const folder = mkdtempSync(join(tmpdir(), 'bench-wheel-'));
try {
  execFileSync('npm', ['install', '--silent', '--no-audit', '--no-fund', '--legacy-peer-deps', ...fetched], {
    cwd: folder,
    stdio: 'ignore',
  });
  const page = fileURLToPath(new URL('../packages/ui/bench/wheel-page.tsx', import.meta.url));
  const subjects: Subject[] = [{ name: ours, address: await servePage(join(folder, ours), page) }];
  for (const [name, script] of Object.entries(pages)) {
    const path = join(folder, name.replaceAll(' ', '-'));
    mkdirSync(path);
    writeFileSync(join(path, 'page.js'), script);
    subjects.push({ name, address: await servePage(path, './page.js') });
  }

  const browser = await launchChromium('--disable-gpu');
  const measured: Record<string, Figures[]> = {};
  // Alternating rounds see the same load of the machine.
  for (let round = 0; round < rounds; round += 1)
    for (const subject of subjects) (measured[subject.name] ??= []).push(await measure(browser, subject));
  await browser.close();

  const dropped = (name: string) => median((measured[name] ?? []).map((figures) => figures.dropped));
  console.log(`Medians of ${rounds} rounds, ${seconds} s of a turn, CPU slowed down ${slowdown} times:`);
  for (const [name, figures] of Object.entries(measured)) {
    const facts = (['first', 'paint', 'work'] as const).map((of) => {
      const time = median(figures.map((one) => one[of]));
      return `${of} ${time?.toFixed(0).padStart(5)} ms`;
    });
    console.log(
      `${name.padEnd(28)} dropped ${String(dropped(name)).padStart(3)} frames  ${facts.join('  ')}`,
    );
  }
  const isBest = Object.keys(pages).every((name) => dropped(ours) < dropped(name));
  console.log(
    isBest ? 'Ours drops fewer frames than both.' : 'MISSED: ours does not drop the fewest frames.',
  );
  process.exitCode = isBest ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
// The servers of the pages keep the process alive.
process.exit();
