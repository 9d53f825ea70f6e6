import type { FaultRule } from '@wallet/mock-server/world/fault-schema';

export interface EditedFault {
  readonly rule: FaultRule;
  /** The id of the rule that is changed; a new one when left out. */
  readonly id?: string;
}
