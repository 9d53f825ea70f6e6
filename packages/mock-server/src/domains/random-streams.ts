/** The random streams whose next draws a tester can force. */
import { ControlError } from '../world/control-error.ts';
import { spinStream } from './spin/spin.ts';

const randomStreams: readonly string[] = [
  spinStream,
  'faults',
  'latency',
  'otp',
  'otp ref',
  'game username',
  'game password',
];

/** Throws a ControlError for an unknown stream. */
export function requireStream(stream: string): void {
  if (!randomStreams.includes(stream))
    throw new ControlError('notFound', `There is no stream ${stream}; there is ${randomStreams.join(', ')}.`);
}
