import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { RefundModal } from '@wallet/ui/refund';
import { latest } from '../../../../api/effect.ts';
import { touch } from '../../../../api/query-client.ts';
import { loadableOf } from '../../../../api/query.ts';
import {
  refundBannersQuery,
  refundCheckQuery,
  refundsQuery,
  useAddRefundToWallet,
  useReceiveRefund,
} from '../../../../api/refund.ts';
import { useDialog } from '../../../../dialog/dialog.ts';
import { usePageWhileOpen } from '../../../../dialog/use-page-while-open.ts';

/** `?modal=refund` */
export function RefundDialog() {
  const { search, close } = useDialog();
  const navigate = useNavigate();
  const client = useQueryClient();
  const isOpen = search.modal === 'refund';
  const [page, setPage] = usePageWhileOpen(isOpen);
  const check = useQuery({ ...refundCheckQuery(), enabled: isOpen });
  const banners = useQuery({ ...refundBannersQuery(), enabled: isOpen });
  const refunds = useQuery({ ...refundsQuery(page), enabled: isOpen, placeholderData: keepPreviousData });
  const bonus = useReceiveRefund();
  const add = useAddRefundToWallet();

  return (
    <RefundModal
      isOpen={isOpen}
      onClose={close}
      banners={loadableOf(banners)}
      check={loadableOf(check)}
      refunds={loadableOf(refunds)}
      page={page}
      onPage={setPage}
      progress={latest(bonus, add)}
      onReceive={() => bonus.run({})}
      onAddToWallet={() => add.run({})}
      onReset={() => {
        bonus.reset();
        add.reset();
      }}
      onRefused={() => void touch(client, ['refund'])}
      onStatement={() => void navigate({ to: '/user/statement' })}
      onBonuses={() => void navigate({ to: '/user/bonus' })}
    />
  );
}
