import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { mapLoadable } from '@wallet/ui/base/loadable';
import { SpinScreen } from '@wallet/ui/spin';
import { loadableOf } from '#api/query.ts';
import { setupQuery, wheelActiveQuery } from '#spin/api.ts';
import { couponsQuery } from '#statement/api.ts';
import { useDialog } from '#navigation/dialog.ts';
import { DialogHost } from '#dialogs/DialogHost.tsx';
import { dialogSearch } from '#navigation/dialog-search.ts';
import { LazyDialog, lazyWithPreload } from '#lazy/LazyDialog.tsx';
import { useWheel } from '#spin/use-wheel.ts';

export const Route = createFileRoute('/_player/user/spin')({
  validateSearch: dialogSearch,
  loader: ({ context: { queryClient, i18n } }) => {
    // Refetched, because a prize may exist whose response was lost.
    void queryClient.prefetchQuery({ ...wheelActiveQuery(), staleTime: 0 });
    void queryClient.prefetchQuery({ ...setupQuery(), staleTime: 0 });
    void queryClient.prefetchQuery({ ...couponsQuery(), staleTime: 0 });
    return i18n.load('spin');
  },
  component: Spin,
});

const PrizeModal = lazyWithPreload(() => import('@wallet/ui/spin/PrizeModal').then((m) => m.PrizeModal));

function Spin() {
  const { open, close } = useDialog();
  const setup = useQuery(setupQuery());
  const isClosed = useQuery(wheelActiveQuery()).data?.isActive === false;
  const coupons = useQuery(couponsQuery());
  const { isResultOpen, ...wheel } = useWheel();
  const { result, progress, isTurning } = wheel;
  const slices = setup.data?.result.activeSpinwheel?.slices;
  return (
    <>
      <SpinScreen
        // A wheel that is switched off during a turn still finishes it.
        setup={mapLoadable(loadableOf(setup), ({ result: one }) =>
          isClosed && !isTurning ? { ...one, activeSpinwheel: null } : one,
        )}
        coupons={loadableOf(coupons)}
        onClaim={({ _id }) => open('claim', { code: _id })}
        {...wheel}
      />
      <LazyDialog isOpen={isResultOpen}>
        <PrizeModal
          isOpen={isResultOpen}
          onClose={close}
          result={result}
          slice={slices?.find(({ code }) => code === result?.code)}
          progress={progress}
        />
      </LazyDialog>
      <DialogHost />
    </>
  );
}
