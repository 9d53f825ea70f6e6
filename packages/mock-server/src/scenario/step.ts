/** The steps of a scenario. */
import { findAction } from '../domains/actions.ts';
import { encodeActionResult, readInput } from '../domains/action.ts';
import { ControlError } from '../world/control-error.ts';
import type { World } from '../world/world.ts';
import type { Step } from './scenario-schema.ts';

export function describeStep(step: Step): string {
  if ('wait' in step) return `wait ${step.wait}`;
  if ('mark' in step) return `mark ${step.mark}`;
  if ('rewind' in step) return `rewind ${step.rewind}`;
  if ('action' in step) return `action ${step.action}`;
  if ('together' in step) return `${step.together.length} calls together`;
  return `call ${step.call}${step.as === undefined ? '' : ` as ${step.as}`}`;
}

/** Runs an action inside the open command. Throws a ControlError or a DomainError. */
export function runAction(world: World, name: string, body: unknown): unknown {
  const action = findAction(name);
  if (!action) throw new ControlError('invalid', `There is no action ${name}.`);
  return encodeActionResult(
    name,
    action.result,
    action.run(world, readInput(name, 'params', action.body, body)),
  );
}
