import type { Failure } from '@wallet/contract/wire/failure';

/** Why a call brought no usable answer, where no refusal says so. `running`: its twin is still being worked on. */
export type Fault = 'server' | 'busy' | 'unexpected' | 'connection' | 'slow' | 'running' | 'too-large';

const prefix = 'fault:';

/** A fault in the shape of a refusal, so that both are shown by the same words. */
export const failureBy = (fault: Fault): Failure => ({ message: prefix + fault });

/** The fault that a failure stands for; undefined for a refusal of the backend. */
export const faultIn = (message: string): Fault | undefined =>
  message.startsWith(prefix) ? (message.slice(prefix.length) as Fault) : undefined;
