import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { detectInAppBrowser } from '../in-app-browser/in-app-browser.ts';
import { notify } from '../Toasts/Toasts.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { download } from './download.ts';

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
  const [picture, setPicture] = useState<File>();
  const [needsLongPress, setNeedsLongPress] = useState(false);
  const drawing = useRef<Promise<File>>(undefined);
  /** Resolves to the picture, drawn once; undefined when it was discarded meanwhile. Rejects when it cannot be drawn. */
  const load = async (): Promise<File | undefined> => {
    const own = (drawing.current ??= draw());
    try {
      const file = await own;
      if (drawing.current !== own) return undefined;
      setPicture(file);
      return file;
    } catch (error) {
      if (drawing.current !== own) return undefined;
      drawing.current = undefined;
      throw error;
    }
  };
  const prepare = useEffectEvent(() => {
    if (isEarly) load().catch(() => undefined);
  });
  useEffect(() => {
    prepare();
    return () => {
      drawing.current = undefined;
      setPicture(undefined);
    };
  }, [id]);

  const withPicture = async (action: (picture: File) => unknown) => {
    const file = await load().catch(() => notify({ tone: 'failure', text: t('qr.pictureFailed') }));
    if (file) await action(file);
  };
  const save = (file: File) => {
    if (detectInAppBrowser(navigator.userAgent) !== undefined) setNeedsLongPress(true);
    else {
      download(file);
      notify({ tone: 'success', text: t('qr.saved') });
    }
  };
  // A dismissed share sheet is no failure, and saving stays available.
  const send = (file: File) => navigator.share({ files: [file] }).catch(() => undefined);

  return {
    /** The picture, in browsers without downloads. */
    longPressFile: needsLongPress ? picture : undefined,
    save: () => void withPicture(save),
    share: canSharePictures() ? () => void withPicture(send) : undefined,
  };
}

const canSharePictures = () =>
  navigator.canShare?.({ files: [new File([], 'picture.png', { type: 'image/png' })] }) ?? false;
