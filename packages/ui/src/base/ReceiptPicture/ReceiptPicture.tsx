import { Button, Skeleton, Stack } from '@mantine/core';
import { Suspense } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { DownloadIcon, ShareIcon } from '../Icon/ShareIcon.tsx';
import { PartBoundary } from '../PartBoundary/PartBoundary.tsx';
import { LongPressImage } from '../PictureFile/LongPressImage.tsx';
import { usePictureFile } from '../PictureFile/use-picture-file.ts';
import { SheetButtons } from '../Sheet/SheetParts.tsx';
import { useReceiptDrawing, type DrawnReceipt } from './use-receipt-drawing.ts';

/** Buttons that share or save a receipt as a picture. Without their texts, the receipt stays. */
export function ReceiptPicture(props: DrawnReceipt) {
  return (
    <PartBoundary name="receipt picture">
      {/* As high as a row of buttons: a sheet that grows moves under the finger. */}
      <Suspense fallback={<Skeleton height="2.75rem" mt="md" />}>
        <Buttons {...props} />
      </Suspense>
    </PartBoundary>
  );
}

function Buttons(receipt: DrawnReceipt) {
  const t = useTranslation('deposit');
  const draw = useReceiptDrawing();
  const { longPressFile, save, share } = usePictureFile({
    id: JSON.stringify(receipt),
    draw: () => draw(receipt),
  });
  return (
    <Stack gap="md" mt="md">
      <SheetButtons>
        {share && (
          <Button variant="default" leftSection={<ShareIcon size={20} />} onClick={share}>
            {t('qr.share')}
          </Button>
        )}
        <Button variant="default" leftSection={<DownloadIcon size={20} />} onClick={save}>
          {t('qr.save')}
        </Button>
      </SheetButtons>
      {longPressFile && <LongPressImage file={longPressFile} alt={`${receipt.title} ${receipt.amount}`} />}
    </Stack>
  );
}
