import { invite as contract } from '@wallet/contract/invite';
import { endpointsOf } from './client.ts';
import { reading } from './query.ts';

const calls = endpointsOf('invite', contract);

export const inviteBannersQuery = () => reading(calls.banners, {});
