import type { FaultRule } from '@wallet/mock-server/world/fault-schema';

export interface EditedFault {
  readonly rule: FaultRule;
  /** Id of the changed rule; undefined for a new one. */
  readonly id?: string;
}
