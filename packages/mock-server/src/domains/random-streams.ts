/** The streams of chance whose next draws can be decided from outside. */
import { ControlError } from '../world/control-error.ts';
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

/** Throws a ControlError for a stream from which nothing is ever drawn. */
export function requireStream(stream: string): void {
  if (!randomStreams.includes(stream))
    throw new ControlError('notFound', `There is no stream ${stream}; there is ${randomStreams.join(', ')}.`);
}
