import { describe, expect, it } from 'vitest';
import { ApiError, type Outcome } from './api-error.ts';
import { loadableOf } from './query.ts';

const failed = (outcome: Outcome) =>
  loadableOf({
    data: undefined,
    isError: true,
    error: new ApiError(outcome),
    isFetching: false,
    refetch: () => Promise.resolve(),
  });

describe('the state of a failed query', () => {
  it('contains the refusal of the backend', () => {
    const failure = { message: 'NO_WALLET' };
    expect(failed({ kind: 'rejected', failure })).toMatchObject({ state: 'failed', failure });
  });

  it('contains the fault without a response', () => {
    expect(failed({ kind: 'unknown', reason: 'connection' })).toMatchObject({
      state: 'failed',
      failure: { message: 'fault:connection' },
    });
  });
});
