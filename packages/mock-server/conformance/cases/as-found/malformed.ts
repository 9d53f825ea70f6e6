/** Malformed bodies for an existing member, which every backend rejects (quality 5; decisions 1). */
import type { Operation } from '@wallet/contract';
import { operations } from '@wallet/contract';
import { sampleBody, takesJson } from '../../../src/client/sample-input.ts';
import type { ContractCase } from '../../case.ts';
import { aboutEach } from '../../case.ts';
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

export const malformedAsFound: readonly ContractCase[] = aboutEach(
  operations.filter(takesJson),
  'rejects JSON outside its schema',
  (operation) => {
    const { id, metadata } = operation;
    const isForMembers = metadata.session !== 'guest';
    return {
      cites: 'quality 5; decisions 1',
      requires: [
        'malformed',
        ...(isForMembers ? (['member'] as const) : []),
        ...(metadata.safe ? [] : (['effects'] as const)),
      ],
      async run({ member, guest }) {
        const caller = isForMembers ? await member() : await guest();
        const good = harmlessBody(operation);
        const bodies = { ...nonObjects, ...(good && invalidBodies(operation.body, good)) };
        for (const [what, raw] of Object.entries(bodies)) {
          const { status, body } = await caller.sendRaw(id, raw);
          same(`the response to ${what}`, [status, body], [422, { message: malformedCode(operation) }]);
        }
      },
    };
  },
);
