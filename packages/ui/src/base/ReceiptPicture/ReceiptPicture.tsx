import { Button, Stack } from '@mantine/core';
import type { Status } from '@wallet/contract/statement';
import { asWritten } from '@wallet/locales/joined';
import { Suspense, use } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { DownloadIcon, ShareIcon } from '../Icon/ShareIcon.tsx';
import { AppNameContext } from '../PageTitle/PageTitle.tsx';
import { PartBoundary } from '../PartBoundary/PartBoundary.tsx';
import { LongPressImage } from '../PictureFile/LongPressImage.tsx';
import { usePictureFile } from '../PictureFile/use-picture-file.ts';
import { SheetButtons } from '../Sheet/SheetButtons.tsx';
import type { ReceiptContent } from './receipt-picture.ts';

export interface ReceiptPictureProps extends Pick<
  ReceiptContent,
  'title' | 'amount' | 'facts' | 'reference'
> {
  status: Status;
}

/** Buttons that share or save a receipt as a picture. Without their texts, the receipt stays. */
export function ReceiptPicture(props: ReceiptPictureProps) {
  return (
    <PartBoundary name="receipt picture">
      <Suspense>
        <Buttons {...props} />
      </Suspense>
    </PartBoundary>
  );
}

function Buttons({ title, amount, status, facts, reference }: ReceiptPictureProps) {
  const t = useTranslation('deposit');
  const statement = useTranslation('statement');
  const brand = use(AppNameContext);
  const { longPressAddress, save, share } = usePictureFile({
    id: reference,
    draw: async () => {
      const { drawReceipt } = await import('./receipt-picture.ts');
      return drawReceipt({
        brand,
        reference,
        amount,
        title: asWritten(title),
        status: asWritten(statement(`status.${status}`)),
        facts: facts.map(([label, value]) => [asWritten(label), asWritten(value)]),
      });
    },
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
      {longPressAddress !== undefined && (
        <LongPressImage address={longPressAddress} alt={`${title} ${amount}`} />
      )}
    </Stack>
  );
}
