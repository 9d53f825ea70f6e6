/**
 * `pnpm bench:wheel`: measures dropped frames and painting time of the wheel in three seconds of a turn, at three pixels
 * per CSS pixel and a quarter of the CPU speed (docs/benchmarks.md).
 */
import type { Browser } from '@playwright/test';
import { folder, openLadle } from '../e2e/stories/story-page.ts';
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

const rounds = 5;
const seconds = 3;
const slowdown = 4;
const phone = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 3 };
const timeline = 'disabled-by-default-devtools.timeline';
const categories = ['devtools.timeline', timeline, `${timeline}.frame`];
const painting = ['PrePaint', 'Paint', 'Layerize', 'UpdateLayer', 'Commit', 'RasterTask'];
/** Frames that a turn may drop. */
const budget = 2;

const story = 'spin--wheel--ready';
const resting = `?mode=preview&story=${story}`;
const turning = `${resting}&arg-won=CASH10&arg-isTurning=true`;

/** In the page: gives the story other arguments, which Ladle reads after a popstate event. */
function readArguments(address: string): void {
  history.replaceState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
}

async function measure(browser: Browser): Promise<Figures> {
  const page = await openLadle(browser, { device: phone });
  await page.goto(folder + resting);
  await page.locator(`[data-story="${story}"] [data-turning="false"]`).waitFor();
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // The first drawing is finished.
  await page.waitForTimeout(500);
  await browser.startTracing(page, { categories });
  await page.evaluate(readArguments, turning);
  await page.waitForTimeout((seconds + 0.5) * 1_000);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  await page.context().close();
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

const browser = await launchChromium('--disable-gpu');
const measured: Figures[] = [];
for (let round = 0; round < rounds; round += 1) measured.push(await measure(browser));
await browser.close();

const figure = (of: keyof Figures) => median(measured.map((figures) => figures[of])) ?? NaN;
const times = (['first', 'paint', 'work'] as const).map((of) => `${of} ${figure(of).toFixed(0)} ms`);
console.log(`Medians of ${rounds} rounds, ${seconds} s of a turn, CPU slowed down ${slowdown} times:`);
console.log(`dropped ${figure('dropped')} frames (at most ${budget})  ${times.join('  ')}`);
process.exitCode = figure('dropped') <= budget ? 0 : 1;
