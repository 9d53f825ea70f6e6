import { statement as contract } from '@wallet/contract/statement';
import { pageSize } from '@wallet/contract/wire/page';
import { endpointsOf } from './client.ts';
import { reading } from './query.ts';

const calls = endpointsOf('statement', contract);

/** One page of transactions, newest first; `page` counts from 1. */
export const statementQuery = (page: number) => reading(calls.list, { body: { page, limit: pageSize } });
