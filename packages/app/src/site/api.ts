import { site as contract } from '@wallet/contract/site';
import { unknownError } from '#api/api-error.ts';
import { contractHooks } from '#api/tsr.ts';

const tsr = contractHooks('site', contract);

export const contactQuery = () => tsr.contact.queryOptions({});
export const useConditions = (enabled: boolean) => tsr.conditions.useQuery({}, { enabled });
export const useNotice = (enabled: boolean) => tsr.notice.useQuery({}, { enabled });
/** The parts of the user agreement; without parts, or with an unreadable one, it cannot be accepted. */
export const agreementsQuery = () => ({
  ...tsr.agreements.queryOptions({}),
  async queryFn({ signal }: { signal: AbortSignal }) {
    const parts = await tsr.agreements.send({}, { signal });
    if (parts.unreadable || parts.every((part) => part.trim() === '')) throw unknownError('unexpected');
    return parts;
  },
});
/** Whether the service is open; never cached. */
export const activeQuery = () => tsr.active.queryOptions({});
