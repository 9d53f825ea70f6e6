/** Messages between the service worker and the page that holds the simulator. */

/** A request, as the worker sends it. */
export interface RelayedRequest {
  readonly type: 'simulate';
  readonly url: string;
  readonly method: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: ArrayBuffer | undefined;
}

/** An answer, as the page sends it back; `undefined` breaks the connection. */
export type RelayedResponse =
  | {
      readonly status: number;
      readonly headers: readonly (readonly [string, string])[];
      readonly body: ArrayBuffer;
    }
  | undefined;

export const isRelayedRequest = (data: unknown): data is RelayedRequest =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'simulate';

/** Takes over pages that loaded before the worker was active. */
export const claim = 'claim';
