import { site as contract } from '@wallet/contract/site';
import { endpointsOf } from '#api/client.ts';
import { reading } from '#api/query.ts';

const calls = endpointsOf('site', contract);

export const contactQuery = () => reading(calls.contact, {});
export const conditionsQuery = () => reading(calls.conditions, {});
export const noticeQuery = () => reading(calls.notice, {});
export const agreementsQuery = () => reading(calls.agreements, {});
/** Whether the service is open; never taken from the cache. */
export const activeQuery = () => reading(calls.active, {});
