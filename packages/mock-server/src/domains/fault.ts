/** Fault rules of a world, for all members or for one. */
import { checkFault } from '../http/fault-rule.ts';
import { ControlError } from '../world/control-error.ts';
import type { ActiveFault, FaultRule } from '../world/fault-schema.ts';
import type { World } from '../world/world.ts';
import { requireMember } from './row-lookup.ts';

/** Adds a rule to a world. Throws a ControlError with the problem of an invalid rule. */
export const addFault = (world: World, rule: FaultRule): ActiveFault =>
  checked(world, rule, (ready) => world.faults.add(ready));

/** Replaces a rule of a world. Throws a ControlError with the problem of an invalid rule. */
export const changeFault = (world: World, id: string, rule: FaultRule): ActiveFault =>
  checked(world, rule, (ready) => {
    const changed = world.faults.change(id, ready);
    if (!changed) throw new ControlError('notFound', `There is no fault rule ${id}.`);
    return changed;
  });

function checked(world: World, rule: FaultRule, put: (rule: FaultRule) => ActiveFault): ActiveFault {
  checkFault(rule);
  const member = rule.member ?? rule.memberId;
  return put(member === undefined ? rule : { ...rule, memberId: requireMember(world, member).id });
}
