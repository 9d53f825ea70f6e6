import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { SlipsModal } from '@wallet/ui/statement/SlipsModal';
import { loadableOf } from '#api/query.ts';
import { useSlipPolling } from './use-slips-under-review.ts';
import { slipsQuery } from '#statement/api.ts';
import { useLastPage } from '#statement/use-last-page.ts';
import { useDialog } from '#navigation/dialog.ts';
import { useLastDefined } from '#navigation/use-last-defined.ts';
import { useSlipPicture } from './use-slip-picture.ts';

/** `?slips=1`; the value is the page number. */
export function SlipsDialog() {
  const { search, close, openSlips } = useDialog();
  const isOpen = search.slips !== undefined;
  const page = useLastDefined(search.slips) ?? 1;
  const slips = useQuery({ ...slipsQuery(page), enabled: isOpen, placeholderData: keepPreviousData });
  const { refresh } = useSlipPolling(isOpen, slips.refetch);
  useLastPage(page, slips.isPlaceholderData ? undefined : slips.data?.total, openSlips);
  const { picture, show } = useSlipPicture(isOpen);
  const { dataUpdatedAt } = slips;

  return (
    <SlipsModal
      isOpen={isOpen}
      onClose={close}
      page={page}
      slips={loadableOf(slips)}
      readAt={dataUpdatedAt > 0 ? new Date(dataUpdatedAt).toISOString() : undefined}
      onPage={openSlips}
      onRefresh={refresh}
      picture={picture}
      onPicture={(slip) => void show(slip)}
    />
  );
}
