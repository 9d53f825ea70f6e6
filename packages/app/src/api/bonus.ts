import { bonus as contract } from '@wallet/contract/bonus';
import { endpointsOf } from './client.ts';
import { reading } from './query.ts';

const calls = endpointsOf('bonus', contract);

/** The bonuses on offer, each with its banners. */
export const bonusesQuery = () => reading(calls.list, {});
