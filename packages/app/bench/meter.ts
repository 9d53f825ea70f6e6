/** Counts requests of all phones by kind and by second of the virtual clock. */
import type { OperationId } from '@wallet/contract';
import { bytesOf, type Sent } from './costs.ts';

export const isCall = (sent: Sent): sent is OperationId => sent !== 'socket' && !sent.startsWith('file.');

export class Meter {
  readonly counts = new Map<Sent, number>();
  bytes = 0;
  /** Calls and sockets per second, as the servers behind the CDN see them. */
  readonly backend: Uint32Array;
  /** Files per second, as the CDN sees them. */
  readonly files: Uint32Array;
  readonly fileBytes: Float64Array;

  /** Seconds after these count in the sums only. */
  constructor(seconds: number) {
    this.backend = new Uint32Array(seconds);
    this.files = new Uint32Array(seconds);
    this.fileBytes = new Float64Array(seconds);
  }

  count(sent: Sent, at: number, bytes = bytesOf(sent)): void {
    this.counts.set(sent, (this.counts.get(sent) ?? 0) + 1);
    this.bytes += bytes;
    const second = Math.floor(at / 1_000);
    if (second >= this.backend.length) return;
    if (sent.startsWith('file.')) {
      this.files[second] = (this.files[second] ?? 0) + 1;
      this.fileBytes[second] = (this.fileBytes[second] ?? 0) + bytes;
    } else this.backend[second] = (this.backend[second] ?? 0) + 1;
  }

  /** Number of calls, without sockets and files. */
  get calls(): number {
    let sum = 0;
    for (const [sent, count] of this.counts) if (isCall(sent)) sum += count;
    return sum;
  }
}

/** Returns the maximum of any second in a span, given in seconds from the start. */
export function peakOf(perSecond: ArrayLike<number>, from = 0, to = perSecond.length): number {
  let most = 0;
  for (let second = from; second < to; second += 1) most = Math.max(most, perSecond[second] ?? 0);
  return most;
}

/**
 * Returns the ratio of the busiest second to the minute around it: about 1 for independent players, about 60 for one
 * wave a minute. Seconds with fewer than `least` are ignored: chance alone makes them uneven.
 */
export function waveOf(perSecond: ArrayLike<number>, from: number, to: number, least: number): number {
  let worst = 0;
  for (let second = from; second < to; second += 1) {
    const [first, last] = [Math.max(from, second - 30), Math.min(to, second + 30)];
    let sum = 0;
    for (let near = first; near < last; near += 1) sum += perSecond[near] ?? 0;
    const count = perSecond[second] ?? 0;
    if (count >= least) worst = Math.max(worst, (count * (last - first)) / sum);
  }
  return worst;
}
