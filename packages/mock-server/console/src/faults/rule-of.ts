import type { ActiveFault, FaultRule } from '@wallet/mock-server/world/fault-schema';

/** Returns the rule without its id and counts. */
export const ruleOf = ({ id: _id, seen: _seen, hits: _hits, ...rule }: ActiveFault): FaultRule => rule;
