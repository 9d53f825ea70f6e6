/** Malformed bodies for an existing member, which every backend rejects (quality 5; decisions 1). */
import type { Operation } from '@wallet/contract';
import { operations } from '@wallet/contract';
import type { ZodMiniType } from 'zod/mini';
import { sampleBody, takesJson } from '../../../src/client/sample-input.ts';
import type { Raw } from '../../caller.ts';
import type { CaseBody, ContractCase } from '../../case.ts';
import { about, named } from '../../case.ts';
import { same } from '../../../src/client/mismatch.ts';
import { malformedCode, nonObjects, invalidBodies } from '../bad-input.ts';

/**
 * Returns a body that is harmless if a wrong backend accepts it: that of a read, or of an effect whose only input is an
 * amount that is too small or too large.
 */
function harmlessBody(operation: Operation): object | undefined {
  const sample = sampleBody(operation);
  if (operation.metadata.safe) return sample;
  return sample && Object.keys(sample).join() === 'amount' ? { amount: 1 } : undefined;
}

const malformed = operations.filter(takesJson).map((operation): [string, CaseBody] => {
  const { id, metadata } = operation;
  const isForMembers = metadata.session !== 'guest';
  return [
    named(id, 'rejects JSON outside its schema'),
    {
      cites: 'quality 5; decisions 1',
      requires: [
        'malformed',
        ...(isForMembers ? (['member'] as const) : []),
        ...(metadata.safe ? [] : (['effects'] as const)),
      ],
      async run({ member, guest }) {
        const caller = isForMembers ? await member() : await guest();
        const sample = harmlessBody(operation);
        const wrongs: Readonly<Record<string, Raw>> = {
          ...nonObjects,
          ...(sample && invalidBodies(operation.body as ZodMiniType, sample)),
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
