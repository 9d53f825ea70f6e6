import { site as contract } from '@wallet/contract/site';
import { contractHooks } from '#api/tsr.ts';

const tsr = contractHooks('site', contract);

export const contactQuery = () => tsr.contact.queryOptions({});
export const useConditions = (enabled: boolean) => tsr.conditions.useQuery({}, { enabled });
export const useNotice = (enabled: boolean) => tsr.notice.useQuery({}, { enabled });
export const agreementsQuery = () => tsr.agreements.queryOptions({});
/** Whether the service is open; never cached. */
export const activeQuery = () => tsr.active.queryOptions({});
