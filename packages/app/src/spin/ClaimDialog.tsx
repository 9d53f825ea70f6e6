import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Coupon } from '@wallet/contract/spin';
import { ClaimModal } from '@wallet/ui/spin/ClaimModal';
import { invalidateNouns } from '#api/query-client.ts';
import { couponsQuery, useClaim } from './api.ts';
import { useDialog, useLast } from '#navigation/dialog.ts';

/** `?modal=claim&code=ID` */
export function ClaimDialog() {
  const { search } = useDialog();
  const { data } = useQuery(couponsQuery());
  const isAddressed = search.modal === 'claim';
  // Once claimed it is in the list no more, and the sheet still tells so.
  const coupon = useLast(data?.coupons.find(({ _id }) => isAddressed && _id === search.code));
  // Under its own key: what became of one coupon is not told of another.
  return (
    coupon && (
      <ClaimSheet key={coupon._id} coupon={coupon} isOpen={isAddressed && coupon._id === search.code} />
    )
  );
}

function ClaimSheet({ coupon, isOpen }: { coupon: Coupon; isOpen: boolean }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { close } = useDialog();
  const { progress, run, reset } = useClaim();
  return (
    <ClaimModal
      isOpen={isOpen}
      onClose={close}
      coupon={coupon}
      progress={progress}
      onClaim={() => run({ body: { coupon: coupon._id } })}
      onReset={() => {
        // What was refused may not be there any more.
        if (progress.state === 'refused') void invalidateNouns(client, ['spin']);
        reset();
      }}
      onStatement={() => void navigate({ to: '/user/statement' })}
      onBonuses={() => void navigate({ to: '/user/bonus' })}
      onContact={() => void navigate({ to: '/user/contact' })}
    />
  );
}
