/**
 * The client of the control API for tests and scripts: `createControl({ baseUrl })`, then `control.worlds.create(…)`,
 * whose result has the calls of one world as methods. A rejected call throws a ControlError with the reason.
 */
import { controlRoutes } from './control.contract.ts';
import { controlOver, type ControlOptions } from './control-methods.ts';

export * from './control-methods.ts';

/** The key of `WALLET_MOCK_KEY`; a page has no environment. */
const keyOfEnvironment = (): string | undefined =>
  typeof process === 'undefined' ? undefined : process.env['WALLET_MOCK_KEY'];

export const createControl = ({ key = keyOfEnvironment(), ...options }: ControlOptions) =>
  controlOver(controlRoutes, { key, ...options });
