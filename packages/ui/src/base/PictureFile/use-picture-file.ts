import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { detectInAppBrowser } from '../in-app-browser/in-app-browser.ts';
import { notify } from '../Toasts/Toasts.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { download } from './download.ts';
import { createImageFile, type DisposableImage, type ImageFile } from './disposable-image.ts';

interface PictureFileOptions {
  draw: () => Promise<File>;
  /** A change discards the picture. */
  id: string;
  /** Draws before the first tap. */
  isEarly?: boolean;
}

/** Saves or shares a drawn picture. */
export function usePictureFile({ draw, id, isEarly = false }: PictureFileOptions) {
  const t = useTranslation('deposit');
  const [picture, setPicture] = useState<ImageFile>();
  const [needsLongPress, setNeedsLongPress] = useState(false);
  const image = useRef<DisposableImage>(undefined);
  const create = useEffectEvent(() => createImageFile(draw));
  const load = async (): Promise<ImageFile | 'failed' | 'disposed'> => {
    const result = (await image.current?.get()) ?? 'disposed';
    if (typeof result === 'object') setPicture(result);
    return result;
  };
  const prepare = useEffectEvent(() => {
    if (isEarly) void load();
  });
  useEffect(() => {
    const created = create();
    image.current = created;
    prepare();
    return () => {
      created.dispose();
      setPicture(undefined);
    };
  }, [id]);

  const withPicture = async (action: (picture: ImageFile) => unknown) => {
    const result = await load();
    if (result === 'failed') notify({ tone: 'failure', text: t('qr.pictureFailed') });
    else if (result !== 'disposed') await action(result);
  };
  const save = (drawn: ImageFile) => {
    if (detectInAppBrowser(navigator.userAgent) !== undefined) setNeedsLongPress(true);
    else {
      download(drawn.file.name, drawn.address);
      notify({ tone: 'success', text: t('qr.saved') });
    }
  };
  // A dismissed share sheet is no failure, and saving stays available.
  const send = ({ file }: ImageFile) => navigator.share({ files: [file] }).catch(() => undefined);

  return {
    /** Address of the picture, in browsers without downloads. */
    longPressAddress: needsLongPress ? picture?.address : undefined,
    save: () => void withPicture(save),
    share: canSharePictures() ? () => void withPicture(send) : undefined,
  };
}

const canSharePictures = () =>
  navigator.canShare?.({ files: [new File([], 'picture.png', { type: 'image/png' })] }) ?? false;
