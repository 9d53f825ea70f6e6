import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Coupon } from '@wallet/contract/spin';
import { ClaimModal } from '@wallet/ui/spin/ClaimModal';
import { useTranslation } from '@wallet/ui/i18n';
import { useVerdictToast } from '#statement/use-verdict-toast.ts';
import { invalidateNouns } from '#api/query-client.ts';
import { couponsQuery } from '#statement/api.ts';
import { useClaim } from './api.ts';
import { useDialog } from '#navigation/dialog.ts';
import { useLastDefined } from '#navigation/use-last-defined.ts';

/** `?modal=claim&code=ID` */
export function ClaimDialog() {
  const { search } = useDialog();
  const { data } = useQuery(couponsQuery());
  const isAddressed = search.modal === 'claim';
  // A claimed coupon leaves the list, but the sheet still shows it.
  const coupon = useLastDefined(data?.coupons.find(({ _id }) => isAddressed && _id === search.code));
  // The key resets the outcome of the previous coupon.
  return (
    coupon && (
      <ClaimSheet key={coupon._id} coupon={coupon} isOpen={isAddressed && coupon._id === search.code} />
    )
  );
}

function ClaimSheet({ coupon, isOpen }: { coupon: Coupon; isOpen: boolean }) {
  const client = useQueryClient();
  const { close } = useDialog();
  const { progress, run, reset } = useClaim(
    useVerdictToast(useTranslation('spin')('claim.verdict', { returnObjects: true })),
  );
  return (
    <ClaimModal
      isOpen={isOpen}
      onClose={close}
      coupon={coupon}
      progress={progress}
      onClaim={() => run({ body: { coupon: coupon._id } })}
      onReset={() => {
        // A refused coupon may be gone.
        if (progress.state === 'refused') void invalidateNouns(client, ['spin']);
        reset();
      }}
    />
  );
}
