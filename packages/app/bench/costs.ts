/** Measured bytes of each call and each visit (`pnpm bench:fleet:costs`). */
import type { OperationId } from '@wallet/contract';
import measured from './costs.json' with { type: 'json' };

/** A call of the contract, a socket connection, or a file. */
export type Sent = OperationId | 'socket' | 'file.page' | 'file.worker';

interface Journey {
  /** Number of requests by call. */
  readonly calls: Readonly<Record<string, number>>;
  readonly bytes: {
    readonly calls: number;
    readonly files: number;
    /** Files that load before their use. */
    readonly ahead: number;
    readonly pictures: number;
  };
}

const bytes: Readonly<Record<string, number>> = measured.bytes;

/** The journeys measured in a browser. */
export const recorded: Readonly<Record<keyof typeof measured.journeys, Journey>> = measured.journeys;

/** Bytes of a call without a measurement: a small response and its headers. */
const usualCall = 700;

/** Bytes of a socket connection: an upgrade, a handshake and two frames. */
const socketOpening = 1_000;

/** Returns the bytes over the network, headers included. */
export const bytesOf = (sent: Sent): number =>
  sent === 'socket' ? socketOpening : (bytes[sent] ?? usualCall);
