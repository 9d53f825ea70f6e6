import { contract } from '@wallet/contract';
import { toBaht } from '@wallet/contract/wire/money';
import { bind } from '../../http/bind.ts';
import { succeeded, succeededAs } from '../succeeded.ts';
import { activateBonus, clearBonus, endingBalance, listBonuses, showActive } from './bonus.ts';
import { activatePromotion, currentPromotion, findPromotion } from './promotion.ts';

export const bonusHttp = bind(contract.bonus, {
  list: ({ world, member }) => listBonuses(world, member),
  activate: ({ world, member, params }) => activateBonus(world, member, params.code),
  checkActive: ({ world, member }) => showActive(world, member),
  checkMinimum: () => ({ minimum: toBaht(endingBalance) }),
  clear: ({ world, member }) => succeededAs('BONUS_CLEAR', clearBonus(world, member)),
  currentPromotion: ({ world, member }) => currentPromotion(world, member),
  findPromotion: ({ world, params }) => findPromotion(world, params.code),
  activatePromotion: ({ world, member, params }) => succeeded(activatePromotion(world, member, params.code)),
});
