import type { ActiveFault, FaultRule } from '@wallet/mock-server/world/fault-schema';

/** The rule as it was written, without its counts. */
export const ruleOf = ({ id: _id, seen: _seen, hits: _hits, ...rule }: ActiveFault): FaultRule => rule;
