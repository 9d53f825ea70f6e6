import { useQuery } from '@tanstack/react-query';
import { isComplete } from '@wallet/contract/bonus';
import { CurrentBonusModal, type CurrentBonus } from '@wallet/ui/bonus/CurrentBonusModal';
import { useTranslation } from '@wallet/ui/i18n';
import { activeBonusQuery, bonusesQuery, currentPromotionQuery, useClearBonus } from './api.ts';
import { loadableOf } from '#api/query.ts';
import { useNotice } from '#site/api.ts';
import { useDialog } from '#navigation/dialog.ts';
import { useVerdictToast } from '#statement/use-verdict-toast.ts';

/** `?modal=current-bonus`: the current bonus, with a button to cancel it or to move it to the wallet. */
export function CurrentBonusDialog() {
  const { isOpen, close } = useDialog('current-bonus');
  const notice = useNotice(isOpen);
  const t = useTranslation('bonus');
  const current = useCurrentBonus(isOpen);
  const isPayout = Boolean(current.data?.progress && isComplete(current.data.progress));
  const showVerdict = useVerdictToast(
    isPayout ? t('complete.verdict', { returnObjects: true }) : t('cancel.verdict', { returnObjects: true }),
  );
  const clearing = useClearBonus(showVerdict);
  return (
    <CurrentBonusModal
      isOpen={isOpen}
      onClose={close}
      current={loadableOf(current)}
      notice={notice.data?.notice}
      progress={clearing.progress}
      onEndBonus={() => clearing.run({})}
      onReset={clearing.reset}
    />
  );
}

/** Returns the current bonus, with its terms if it is on offer or a promotion. */
function useCurrentBonus(isOpen: boolean) {
  const active = useQuery({ ...activeBonusQuery(), enabled: isOpen });
  const bonuses = useQuery({ ...bonusesQuery(), enabled: isOpen });
  const isPromotion = active.data?.status === true && active.data.type === 'promotion';
  const promotion = useQuery({ ...currentPromotionQuery(), enabled: isOpen && isPromotion });
  const isLoaded = !bonuses.isPending && !(isPromotion && promotion.isPending);

  const bonus = bonuses.data?.find(({ userBonus }) => userBonus?.isActive);
  const terms = bonus
    ? bonus.banners.flatMap(({ html }) => html ?? [])
    : promotion.data
      ? [promotion.data.description]
      : [];
  const current: CurrentBonus | null = active.data?.status
    ? {
        type: active.data.type ?? '',
        terms,
        progress: active.data.progress ?? undefined,
        percentFail: bonus?.percentFail ?? (isPromotion ? promotion.data?.percentFail : undefined),
      }
    : null;
  return { ...active, data: active.data && isLoaded ? current : undefined };
}
