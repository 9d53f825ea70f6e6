import { useQuery } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { BonusScreen } from '@wallet/ui/bonus';
import { activeBonusQuery, bonusesQuery, promotionQuery } from '#bonus/api.ts';
import { loadableOf } from '#api/query.ts';
import { DialogHost } from '#dialogs/DialogHost.tsx';
import { useDialogControls } from '#navigation/dialog.ts';
import { codeIn, dialogSearch, type DialogSearch } from '#navigation/dialog-search.ts';

interface BonusSearch extends DialogSearch {
  /** Promotion code to look up, in capitals; never received automatically. */
  promo?: string;
}

export const Route = createFileRoute('/_player/user/bonus')({
  validateSearch: (search: Record<string, unknown>): BonusSearch => {
    const promo = codeIn(search['promo']);
    return { ...dialogSearch(search), ...(promo !== undefined && { promo: promo.toUpperCase() }) };
  },
  loader: ({ context: { queryClient, i18n } }) => {
    void queryClient.prefetchQuery(bonusesQuery());
    void queryClient.prefetchQuery(activeBonusQuery());
    return i18n.load('bonus');
  },
  component: BonusPage,
});

function BonusPage() {
  const { promo } = Route.useSearch();
  const navigate = useNavigate();
  const { openDialog } = useDialogControls();
  const bonuses = useQuery(bonusesQuery());
  const active = useQuery(activeBonusQuery());
  const promotion = useQuery({ ...promotionQuery(promo ?? ''), enabled: promo !== undefined });

  return (
    <>
      <BonusScreen
        bonuses={loadableOf(bonuses)}
        active={loadableOf(active)}
        promotion={{
          code: promo,
          promotion: loadableOf(promotion),
          onSearch: (code) => {
            if (code === promo) void promotion.refetch();
            else
              void navigate({
                to: '/user/bonus',
                search: { promo: code },
                replace: true,
                resetScroll: false,
              });
          },
          onOpen: () => openDialog('promotion'),
        }}
        onOpen={(code) => openDialog('bonus', { code })}
        onCurrent={() => openDialog('current-bonus')}
      />
      <DialogHost />
    </>
  );
}
