import { bonus } from '@wallet/contract/bonus';
import { statement } from '@wallet/contract/statement';
import { expect, it } from 'vitest';
import { contractHooks } from './tsr.ts';

it('an effect behind GET has a mutation and no query', () => {
  const { activate } = contractHooks('bonus', bonus);
  expect(bonus.activate.method).toBe('GET');
  expect(activate.useMutation).toBeTypeOf('function');
  // @ts-expect-error -- an effect is never read
  expect(activate.useQuery).toBeUndefined();
  // @ts-expect-error -- nor prefetched
  expect(activate.queryOptions).toBeUndefined();
});

it('a read behind POST has a query and no mutation', () => {
  const { list } = contractHooks('statement', statement);
  expect(statement.list.method).toBe('POST');
  expect(list.useQuery).toBeTypeOf('function');
  // @ts-expect-error -- a read is no mutation
  expect(list.useMutation).toBeUndefined();
});
