import type { Latency } from './fault-schema.ts';
import type { Random } from './random.ts';

/** The maximum delay: five minutes, the longest client timeout. */
export const longestLatency = 300_000;

/** Draws a delay in whole milliseconds from the stream `latency`. */
export function drawLatency(latency: Latency, random: Random): number {
  const drawn = draw(latency, random);
  if (Number.isNaN(drawn)) throw new RangeError(`Not a latency: ${JSON.stringify(latency)}`);
  return Math.round(Math.min(Math.max(drawn, 0), longestLatency));
}

function draw(latency: Latency, random: Random): number {
  switch (latency.shape) {
    case 'fixed':
      return latency.ms;
    case 'uniform':
      return latency.from + random.float('latency') * (latency.to - latency.from);
    case 'lognormal':
      return latency.median * Math.exp(latency.sigma * normal(random));
  }
}

/** Draws a standard normal number (Box–Muller). */
function normal(random: Random): number {
  const radius = Math.sqrt(-2 * Math.log(1 - random.float('latency')));
  return radius * Math.cos(2 * Math.PI * random.float('latency'));
}
