/** The schema of a scenario's expected result. */
import { statementTypes, statuses } from '@wallet/contract/statement';
import { suggestion } from '@wallet/deploy/nearest';
import * as z from 'zod/mini';
import { providers } from '../domains/game/provider.ts';
import { machineNames } from '../domains/machines.ts';
import { journalKinds } from '../world/journal-schema.ts';
import type { Frozen } from '../world/plain.ts';
import { PlainData } from '../world/plain-data.ts';
import { journalNames } from './journal-names.ts';
import { described, MemberKey, nameOf, optional, Words } from './schema-part.ts';

const Times = z.int().check(z.minimum(0));

const Entry = z.strictObject({
  name: nameOf('journal entry', journalNames),
  kind: z.exactOptional(z.enum(journalKinds)),
  member: z.exactOptional(MemberKey),
  outcome: z.exactOptional(Words),
  input: z.exactOptional(PlainData),
  times: optional('The number of matches; at least one by default.', Times),
});

const accountNames = [
  'wallet',
  'invite',
  'refund',
  'bonus',
  'held',
  ...providers.map(({ code }) => `game:${code}`),
];

const AccountName = z.string().check(
  z.refine((name) => accountNames.includes(name), {
    error: ({ input }) =>
      `an account is wallet, invite, refund, bonus, held, or game: with a slot code${suggestion(String(input), accountNames)}`,
  }),
) as unknown as z.ZodMiniType<AccountText, AccountText>;
export type AccountText = 'wallet' | 'invite' | 'refund' | 'bonus' | 'held' | `game:${string}`;

const row = {
  statementType: z.exactOptional(z.enum(statementTypes)),
  status: z.exactOptional(z.enum(statuses)),
  amount: z.exactOptional(z.number()),
  from: z.exactOptional(Words),
  to: z.exactOptional(Words),
};

const Line = z.strictObject({
  member: MemberKey,
  ...row,
  times: z.exactOptional(Times),
  sum: optional('The sum of the amounts of all matching lines.', z.number()),
});

export const expectedResult = {
  journal: z.exactOptional(z.array(Entry)),
  balances: z.exactOptional(
    z.array(
      z.strictObject({
        member: MemberKey,
        account: described(
          'An account, or several whose sum is meant.',
          z.union([AccountName, z.array(AccountName).check(z.minLength(1))]),
        ),
        is: z.number(),
      }),
    ),
  ),
  statement: z.exactOptional(z.array(Line)),
  rows: optional(
    'The newest rows of a statement, newest first.',
    z.array(
      z.strictObject({ member: MemberKey, newest: z.array(z.strictObject(row)).check(z.minLength(1)) }),
    ),
  ),
  states: z.exactOptional(
    z.array(
      z.strictObject({
        of: nameOf('state machine', machineNames),
        member: MemberKey,
        is: Words,
        note: z.exactOptional(Words),
      }),
    ),
  ),
};

export type ExpectedResult = Frozen<z.infer<z.ZodMiniObject<typeof expectedResult, z.core.$strict>>>;
