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

describe('what a component is shown of a query that failed', () => {
  it('says why, where the backend refused it', () => {
    const failure = { message: 'NO_WALLET' };
    expect(failed({ kind: 'rejected', failure })).toMatchObject({ state: 'failed', failure });
  });

  it('names the fault, where no answer came', () => {
    expect(failed({ kind: 'unknown', reason: 'connection' })).toMatchObject({
      state: 'failed',
      failure: { message: 'fault:connection' },
    });
  });
});
