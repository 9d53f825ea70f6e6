/**
 * The client of the control API for tests and scripts: `createControl({ baseUrl })`, then `control.worlds.create(…)`,
 * whose result has the calls of one world as methods. A rejected call throws a ControlError with the reason.
 */
import { controlContract } from './control.contract.ts';
import type { ControlOptions } from './control-methods.ts';
import { controlOver } from './control-methods.ts';

export * from './control-methods.ts';

export const createControl = (options: ControlOptions) => controlOver(controlContract, options);
