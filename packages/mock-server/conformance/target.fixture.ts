/** Targets for the tests of the suite. */
import { demoLinkSecret } from '@wallet/contract/deposit';
import { createControl } from '../src/control/control-client.ts';
import type { Target } from './target.ts';

const defaults = {
  allowsEffects: false,
  allowsPayouts: false,
  without: [],
  linkSecret: demoLinkSecret,
  timeout: 10_000,
};

/** Returns a simulator as the target, with all capabilities. */
export const simulator = (baseUrl: string): Target => ({
  ...defaults,
  baseUrl,
  control: createControl({ baseUrl }),
  socketUrl: baseUrl,
  members: [],
});

/** Returns a backend without a control API as the target. */
export const staging = (baseUrl: string, given: Partial<Target> = {}): Target => ({
  ...defaults,
  baseUrl,
  members: [],
  ...given,
});
