import type { ErrorBody } from '@wallet/contract/wire/error-body';

/**
 * Reason of a call without a usable response and without a refusal. `running`: the same call is still in progress.
 */
export type Fault = 'server' | 'busy' | 'unexpected' | 'connection' | 'slow' | 'running' | 'too-large';

const prefix = 'fault:';

/** Returns a fault in the shape of a refusal, so both use the same texts. */
export const toErrorBody = (fault: Fault): ErrorBody => ({ message: prefix + fault });

/** Returns the fault inside a failure; undefined for a refusal of the backend. */
export const faultOf = (message: string): Fault | undefined =>
  message.startsWith(prefix) ? (message.slice(prefix.length) as Fault) : undefined;
