/** Messages between the service worker and the page with the simulator. */

export interface RelayedRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: [string, string][];
  readonly body: ArrayBuffer | undefined;
}

/** A response from the page; `undefined` breaks the connection. */
export type RelayedResponse =
  | {
      readonly status: number;
      readonly headers: [string, string][];
      readonly body: ArrayBuffer;
    }
  | undefined;

/** Requests control of pages that loaded before the worker was active. */
export const claim = 'claim';
