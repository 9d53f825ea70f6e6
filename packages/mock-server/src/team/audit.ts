/** The newest control calls of a team that changed something or were refused. */
import { toMoment } from '@wallet/contract/wire/time';
import type { Persistence } from '../persistence/persistence.ts';
import type { AuditEntry } from './team-schema.ts';

export const auditLimit = 5_000;
const prefix = 'audit/';

export function createAudit({ notes, note }: Persistence, realNow: () => number) {
  const entries = [...notes]
    .flatMap(([name, text]) => (name.startsWith(prefix) ? [JSON.parse(text) as AuditEntry] : []))
    .sort((one, other) => one.n - other.n);
  return {
    add(entry: Omit<AuditEntry, 'n' | 'at'>): void {
      const added = { n: (entries.at(-1)?.n ?? -1) + 1, at: toMoment(realNow()), ...entry };
      entries.push(added);
      note(`${prefix}${added.n}`, JSON.stringify(added));
      for (const { n } of entries.splice(0, entries.length - auditLimit)) note(`${prefix}${n}`);
    },
    /** Returns the entries from a number on, oldest first. */
    list: (from = 0): readonly AuditEntry[] => entries.filter(({ n }) => n >= from),
  };
}
