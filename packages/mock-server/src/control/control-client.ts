/**
 * The control API for tests and scripts: `createControl({ baseUrl })`, then `control.worlds.create(…)`, and everything
 * about one world as a method of what that answers. A call that is refused throws a ControlError with the reason.
 */
import { controlContract } from './control.contract.ts';
import type { ControlOptions } from './control-methods.ts';
import { controlOver } from './control-methods.ts';

export * from './control-methods.ts';

export const createControl = (options: ControlOptions) => controlOver(controlContract, options);
