/** What each call and each visit weighs, as it was measured (`pnpm bench:fleet:costs`). */
import type { OperationId } from '@wallet/contract';
import measured from './costs.json' with { type: 'json' };

/** A call of the contract, a socket that is opened, or a file. */
export type Sent = OperationId | 'socket' | 'file.page' | 'file.worker';

interface Journey {
  /** How often each call was made. */
  readonly calls: Readonly<Record<string, number>>;
  readonly bytes: { readonly calls: number; readonly files: number; readonly pictures: number };
}

const bytes: Readonly<Record<string, number>> = measured.bytes;

/** The journeys that were played in a browser. */
export const recorded: Readonly<Record<keyof typeof measured.journeys, Journey>> = measured.journeys;

/** Bytes of a call nobody measured: a small answer and its headers. */
const usualCall = 700;

/** Bytes of a socket's opening and joining: an upgrade, a handshake and two frames. */
const socketOpening = 1_000;

/** Bytes that come over the network, headers included. */
export const bytesOf = (sent: Sent): number =>
  sent === 'socket' ? socketOpening : (bytes[sent] ?? usualCall);
