/** The streams of chance whose next draws can be decided from outside. */
import { Refused } from '../world/refused.ts';
import { spinStream } from './spin/spin.ts';

export const randomStreams: readonly string[] = [
  spinStream,
  'faults',
  'latency',
  'otp',
  'otp ref',
  'game username',
  'game password',
];

/** Throws a Refused for a stream from which nothing is ever drawn. */
export function requireStream(stream: string): void {
  if (!randomStreams.includes(stream))
    throw new Refused('missing', `There is no stream ${stream}; there is ${randomStreams.join(', ')}.`);
}
