import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { PromotionModal } from '@wallet/ui/bonus/PromotionModal';
import { promotionQuery, useActivatePromotion } from './api.ts';
import { loadableOf } from '#api/query.ts';
import { useReceiveBonus } from './use-receive-bonus.ts';
import { useLastDefined } from '#navigation/use-last-defined.ts';

const route = getRouteApi('/_player/user/bonus');

/** `?modal=promotion&promo=CODE` */
export function PromotionDialog() {
  const code = useLastDefined(route.useSearch().promo);
  // The key resets the outcome of the previous promotion.
  return code !== undefined && <PromotionSheet key={code} code={code} />;
}

function PromotionSheet({ code }: { code: string }) {
  const { modal, promo } = route.useSearch();
  const isOpen = modal === 'promotion' && promo === code;
  const promotion = useQuery({ ...promotionQuery(code), enabled: isOpen });
  const sheet = useReceiveBonus(isOpen, useActivatePromotion, code);
  return <PromotionModal {...sheet} code={code} promotion={loadableOf(promotion)} />;
}
