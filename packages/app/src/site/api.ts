import { site as contract } from '@wallet/contract/site';
import { endpointsOf } from '#api/client.ts';
import { readQuery } from '#api/query.ts';

const calls = endpointsOf('site', contract);

export const contactQuery = () => readQuery(calls.contact, {});
export const conditionsQuery = () => readQuery(calls.conditions, {});
export const noticeQuery = () => readQuery(calls.notice, {});
export const agreementsQuery = () => readQuery(calls.agreements, {});
/** Whether the service is open; never taken from the cache. */
export const activeQuery = () => readQuery(calls.active, {});
