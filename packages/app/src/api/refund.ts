import { refund as contract } from '@wallet/contract/refund';
import { endpointsOf } from './client.ts';
import { reading } from './query.ts';

const calls = endpointsOf('refund', contract);

export const refundBannersQuery = () => reading(calls.banners, {});
