import { succeeded, succeededAs, type HandlersOf } from '../bind.ts';
import { activateBonus, clearBonus, endingBalance, listBonuses, showActive } from './bonus.ts';
import { activatePromotion, currentPromotion, findPromotion } from './promotion.ts';

export const bonusHttp: HandlersOf<'bonus'> = {
  list: ({ world, member, language }) => listBonuses(world, member, language),
  activate: ({ world, member, params }) => activateBonus(world, member, params.code),
  checkActive: ({ world, member }) => showActive(world, member),
  checkMinimum: () => ({ minimum: endingBalance }),
  clear: ({ world, member }) => succeededAs('BONUS_CLEAR', clearBonus(world, member)),
  currentPromotion: ({ world, member, language }) => currentPromotion(world, member, language),
  findPromotion: ({ world, params, language }) => findPromotion(world, params.code, language),
  activatePromotion: ({ world, member, params }) => succeeded(activatePromotion(world, member, params.code)),
};
