import { useQuery } from '@tanstack/react-query';
import { PromotionsModal } from '@wallet/ui/bonus';
import { bonusesQuery } from './api.ts';
import { loadableOf } from '#api/query.ts';
import { useDialog } from '#navigation/dialog.ts';
import { hidePromotions } from './hidden-promotions.ts';

/** `?modal=promotions`: the banners of the bonuses on offer (decisions 81). */
export function PromotionsDialog() {
  const { isOpen, close } = useDialog('promotions');
  const bonuses = useQuery({ ...bonusesQuery(), enabled: isOpen });
  const banners = bonuses.data?.flatMap((bonus) => bonus.banners);

  return (
    <PromotionsModal
      isOpen={isOpen}
      onClose={close}
      banners={loadableOf({ ...bonuses, data: banners })}
      onHideToday={() => {
        hidePromotions();
        close();
      }}
    />
  );
}
