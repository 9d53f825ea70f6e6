/** Well-formed inputs of calls, for requests that a backend answers before it looks for the thing that they name. */
import { paidReference } from '../domains/deposit/deposit.seed.ts';
import type { Operation } from '@wallet/contract';
import { pathOf } from './http.ts';

/** Path parameters that every check of the contract lets through. */
export const sampleParams: Readonly<Record<string, string>> = {
  slotCode: 'PG',
  bankCode: 'KBANK',
  provider: 'pg',
  reference: paidReference,
  username: 'x',
  password: 'x',
  code: 'x',
  qrcodeId: 'x',
};

/** The path of a call, with parameters that are well formed. */
export const samplePath = ({ path }: Operation, params: Readonly<Record<string, string>> = {}): string =>
  pathOf(path, { ...sampleParams, ...params });
