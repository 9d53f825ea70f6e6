import type { ControlTable } from '@wallet/mock-server/control/control-methods';
import type { CallTable } from '@wallet/mock-server/control/control-schema';

/** Groups the calls by noun, for the control methods. */
export function tableOf({ control }: CallTable): ControlTable {
  const table: Record<string, Record<string, { method: string; path: string }>> = {};
  for (const { id, method, path } of control) {
    const [group = '', name = ''] = id.split('.');
    (table[group] ??= {})[name] = { method, path };
  }
  return table as unknown as ControlTable;
}
