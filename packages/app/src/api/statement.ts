import { statement as contract } from '@wallet/contract/statement';
import { pageSize } from '@wallet/contract/wire/page';
import { endpointsOf } from './client.ts';
import { reading } from './query.ts';

const calls = endpointsOf('statement', contract);

/** One page of transactions, newest first; `page` counts from 1. */
export const statementQuery = (page: number) => reading(calls.list, { body: { page, limit: pageSize } });

/** One page of the slips that were sent, newest first; `page` counts from 1. */
export const slipsQuery = (page: number) => reading(calls.slips, { body: { page, limit: pageSize } });

/** Where the picture of a slip can be seen, asked when the player wants to. */
export const slipReferenceQuery = (reference: string) =>
  reading(calls.slipReference, { params: { reference } });
