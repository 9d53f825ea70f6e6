/** Targets for the tests of the suite. */
import { demoLinkSecret } from '@wallet/contract/deposit';
import { createControl } from '../src/control/control-client.ts';
import type { Target } from './target.ts';

const usual = {
  allowsEffects: false,
  allowsPayouts: false,
  without: [],
  linkSecret: demoLinkSecret,
  timeout: 10_000,
};

/** A simulator, all of it. */
export const simulator = (baseUrl: string): Target => ({
  ...usual,
  baseUrl,
  profile: 'mock',
  control: createControl({ baseUrl }),
  socketUrl: baseUrl,
  members: [],
});

/** A backend without a control API. */
export const staging = (baseUrl: string, given: Partial<Target> = {}): Target => ({
  ...usual,
  baseUrl,
  profile: 'staging',
  members: [],
  ...given,
});
