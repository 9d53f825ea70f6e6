import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { RefundModal } from '@wallet/ui/refund';
import { useTranslation } from '@wallet/ui/i18n';
import { loadableOf } from '#api/query.ts';
import {
  useRefundBanners,
  useRefundCheck,
  refundsQuery,
  useAddRefundToWallet,
  useReceiveRefund,
} from './api.ts';
import { useRewardSheet } from '#bonus/use-reward-sheet.ts';
import { useVerdictToast } from '#statement/use-verdict-toast.ts';

/** `?modal=refund` */
export function RefundDialog() {
  const showVerdict = useVerdictToast(useTranslation('refund')('verdict', { returnObjects: true }));
  const bonus = useReceiveRefund(showVerdict);
  const add = useAddRefundToWallet(showVerdict);
  const sheet = useRewardSheet('refund', bonus, add, ['refund']);
  const check = useRefundCheck(sheet.isOpen);
  const banners = useRefundBanners(sheet.isOpen);
  const refunds = useQuery({
    ...refundsQuery(sheet.page),
    enabled: sheet.isOpen,
    placeholderData: keepPreviousData,
  });

  return (
    <RefundModal
      {...sheet}
      banners={loadableOf(banners)}
      check={loadableOf(check)}
      refunds={loadableOf(refunds)}
      onReceive={() => bonus.run({})}
      onAddToWallet={() => add.run({})}
    />
  );
}
