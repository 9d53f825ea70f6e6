import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Coupon } from '@wallet/contract/spin';
import { useResetOnOpen } from '@wallet/ui/base/reset-on-open';
import { ClaimModal } from '@wallet/ui/spin/ClaimModal';
import { useTranslation } from '@wallet/ui/i18n';
import { useEffect, useEffectEvent } from 'react';
import { useVerdictToast } from '#statement/use-verdict-toast.ts';
import { invalidateNouns } from '#api/query-client.ts';
import { couponsQuery } from '#statement/api.ts';
import { useClaim } from './api.ts';
import { useDialog } from '#navigation/dialog.ts';
import { useLastDefined } from '#navigation/use-last-defined.ts';

/** `?modal=claim&code=ID` */
export function ClaimDialog() {
  const { search } = useDialog();
  const { data, isFetching } = useQuery(couponsQuery());
  const isAddressed = search.modal === 'claim';
  // A claimed coupon leaves the list, but the sheet still shows it.
  const listed = data?.coupons.find(({ _id }) => isAddressed && _id === search.code);
  const coupon = useLastDefined(listed);
  const isOpen = isAddressed && coupon?._id === search.code;
  useClosing(isAddressed && !isOpen && data !== undefined && !isFetching);
  // The key resets the outcome of the previous coupon.
  return (
    coupon && <ClaimSheet key={coupon._id} coupon={coupon} isListed={listed !== undefined} isOpen={isOpen} />
  );
}

/** Closes the address of a coupon without a sheet: other dialogs wait for its end. */
function useClosing(isNeeded: boolean): void {
  const close = useEffectEvent(useDialog().close);
  useEffect(() => {
    if (isNeeded) close();
  }, [isNeeded]);
}

function ClaimSheet({ coupon, isListed, isOpen }: { coupon: Coupon; isListed: boolean; isOpen: boolean }) {
  const client = useQueryClient();
  const { close } = useDialog();
  const { progress, run, reset } = useClaim(
    useVerdictToast(useTranslation('spin')('claim.verdict', { returnObjects: true })),
  );
  // The browser's Forward leads back to the address of a claimed coupon.
  const [isGone] = useResetOnOpen(isOpen, !isListed && progress.state === 'idle');
  useClosing(isOpen && isGone);
  return (
    <ClaimModal
      isOpen={isOpen && !isGone}
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
