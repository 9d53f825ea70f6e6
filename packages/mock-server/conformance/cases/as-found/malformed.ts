/** Bodies that no backend may take, for a member as the target has it (quality 5; decisions 1). */
import type { OperationId } from '@wallet/contract';
import { operations } from '@wallet/contract';
import type { ZodMiniType } from 'zod/mini';
import type { Raw } from '../../caller.ts';
import type { CaseBody, ContractCase } from '../../case.ts';
import { about, named } from '../../case.ts';
import { same } from '../../mismatch.ts';
import { malformedCode, noObject, spoiled, takesJson } from '../bad-input.ts';

const page = { page: 1, limit: 10 };

/** Bodies of calls that do no harm should a backend take a wrong one: lists, and amounts too small or too large to move. */
const sampleBody: { readonly [Id in OperationId]?: object } = {
  'statement.list': page,
  'statement.slips': page,
  'invite.list': page,
  'refund.list': page,
  'chat.history': { limit: 10, skip: 0 },
  'withdraw.create': { amount: 1 },
  'withdraw.createAll': { amount: 1 },
  'wallet.add': { amount: 1 },
  'deposit.createQr': { amount: 1 },
};

const malformed = operations.filter(takesJson).map((operation): [string, CaseBody] => {
  const { id, metadata } = operation;
  const isForMembers = metadata.session !== 'guest';
  return [
    named(id, 'refuses JSON that is none of its bodies'),
    {
      cites: 'quality 5; decisions 1',
      requires: [
        'malformed',
        ...(isForMembers ? (['member'] as const) : []),
        ...(metadata.safe ? [] : (['effects'] as const)),
      ],
      async run({ member, guest }) {
        const caller = isForMembers ? await member() : await guest();
        const sample = sampleBody[id];
        const wrongs: Readonly<Record<string, Raw>> = {
          ...noObject,
          ...(sample && spoiled(operation.body as ZodMiniType, sample)),
        };
        for (const [what, raw] of Object.entries(wrongs)) {
          const { status, body } = await caller.sendRaw(id, raw);
          same(`the answer to ${what}`, [status, body], [422, { message: malformedCode(operation) }]);
        }
      },
    },
  ];
});

export const malformedAsFound: readonly ContractCase[] = about('every call', Object.fromEntries(malformed));
