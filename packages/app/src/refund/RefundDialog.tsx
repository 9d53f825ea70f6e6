import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useResetOnOpen } from '@wallet/ui/base/reset-on-open';
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
import { useDialog } from '#navigation/dialog.ts';
import { useRewardSheet } from '#bonus/use-reward-sheet.ts';
import { useVerdictToast } from '#statement/use-verdict-toast.ts';

/** `?modal=refund` */
export function RefundDialog() {
  const { isOpen } = useDialog('refund');
  const [page, setPage] = useResetOnOpen(isOpen, 1);
  const check = useRefundCheck(isOpen);
  const banners = useRefundBanners(isOpen);
  const refunds = useQuery({ ...refundsQuery(page), enabled: isOpen, placeholderData: keepPreviousData });
  const showVerdict = useVerdictToast(useTranslation('refund')('verdict', { returnObjects: true }));
  const bonus = useReceiveRefund(showVerdict);
  const add = useAddRefundToWallet(showVerdict);
  const sheet = useRewardSheet(bonus, add, ['refund']);

  return (
    <RefundModal
      {...sheet}
      isOpen={isOpen}
      banners={loadableOf(banners)}
      check={loadableOf(check)}
      refunds={loadableOf(refunds)}
      page={page}
      onPage={setPage}
      onReceive={() => bonus.run({})}
      onAddToWallet={() => add.run({})}
    />
  );
}
