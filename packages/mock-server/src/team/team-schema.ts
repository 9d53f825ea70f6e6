/** Schemas of a team in the control API. */
import { Moment } from '@wallet/contract/wire/time';
import * as z from 'zod/mini';

/** A tester changes worlds, a reader looks at them. */
export const roles = ['tester', 'reader'] as const;

/** The rights of the others in a world: they change it, look at it, or neither. */
const accesses = ['open', 'read', 'locked'] as const;

/** The caller; empty without a team. */
export const Me = z.strictObject({ name: z.exactOptional(z.string()), role: z.exactOptional(z.enum(roles)) });
export type Me = z.infer<typeof Me>;

/** A world in a team. Moments are in real time. */
export const Ownership = z.strictObject({
  /** A world without an owner is everybody’s. */
  owner: z.exactOptional(z.string()),
  title: z.exactOptional(z.string()),
  access: z.enum(accesses),
  usedAt: Moment,
  /** The removal, unless it is used before. */
  endsAt: z.exactOptional(Moment),
});
export type Ownership = z.infer<typeof Ownership>;

export const OwnershipChange = z.strictObject({
  title: z.exactOptional(z.string().check(z.trim(), z.maxLength(80))),
  access: z.exactOptional(z.enum(accesses)),
});
export type OwnershipChange = z.infer<typeof OwnershipChange>;

/** A control call that changes something, or that was refused. */
export const AuditEntry = z.strictObject({
  n: z.int(),
  at: Moment,
  /** `simulator` for the end of a world. */
  person: z.string(),
  call: z.string(),
  world: z.exactOptional(z.string()),
  status: z.int(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;
