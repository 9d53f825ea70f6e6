import { createFileRoute } from '@tanstack/react-router';
import { howtoVideos } from '@wallet/contract/site';
import { HowtoScreen } from '@wallet/ui/site';
import { useDialog } from '#navigation/dialog.ts';
import { useLastDefined } from '#navigation/use-last-defined.ts';
import { dialogSearch } from '#navigation/dialog-search.ts';
import { LazyDialog, lazyWithPreload } from '#lazy/LazyDialog.tsx';
import { videos } from '#site/videos.ts';

export const Route = createFileRoute('/_guest/howto')({
  validateSearch: dialogSearch,
  loader: ({ context: { i18n } }) => i18n.load('site'),
  component: Howto,
});

const VideoModal = lazyWithPreload(() => import('@wallet/ui/site/VideoModal').then((m) => m.VideoModal));

function Howto() {
  const { search, openVideo, close } = useDialog();
  const open = howtoVideos.find((video) => video === search.v);
  const video = useLastDefined(open);
  return (
    <>
      <HowtoScreen videos={videos} onOpen={openVideo} />
      <LazyDialog isOpen={open !== undefined}>
        {video && (
          <VideoModal isOpen={open !== undefined} onClose={close} name={video} video={videos[video]} />
        )}
      </LazyDialog>
    </>
  );
}
