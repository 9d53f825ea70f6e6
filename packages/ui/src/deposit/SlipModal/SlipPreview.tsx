import { Alert, Button, Group, Loader, Paper, Stack, Text } from '@mantine/core';
import { slipMaxBytes } from '@wallet/contract/deposit';
import { useBankTranslation } from '../../base/BankBadge/use-bank-name.ts';
import { PictureIcon } from '../../base/Icon/PictureIcon.tsx';
import { Picture } from '../../base/Picture/Picture.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { Hint } from '../../base/Hint/Hint.tsx';
import type { ChosenSlip } from './chosen-slip.ts';
import classes from './SlipPreview.module.css';
import { alertProps } from '../../base/alert-props/alert-props.tsx';

export interface SlipPreviewProps {
  chosen: ChosenSlip;
  onAnother: () => void;
}

export function SlipPreview({ chosen, onAnother }: SlipPreviewProps) {
  const t = useTranslation('deposit');
  const sizeOf = useFileSize();
  return (
    <>
      <Paper p="md" radius="md" bg="dark.5">
        <Group gap="lg" wrap="nowrap">
          <SlipThumbnail address={chosen.address} />
          <Stack gap="xs" align="flex-start">
            {/* A long file name is cut after three lines. */}
            <Text fw={600} lineClamp={3} style={{ overflowWrap: 'anywhere' }}>
              {chosen.name}
            </Text>
            <Hint>{sizeOf(chosen.file.size)}</Hint>
            <Button variant="default" size="compact-sm" onClick={onAnother}>
              {t('slip.another')}
            </Button>
          </Stack>
        </Group>
      </Paper>
      <Stack gap="md" role="status">
        {chosen.wasSentBefore && (
          <Alert {...alertProps.warning} title={t('slip.finding.before.text')}>
            {t('slip.finding.before.advice')}
          </Alert>
        )}
        {chosen.file.size > slipMaxBytes && (
          <Alert
            {...alertProps.warning}
            title={t('slip.finding.large.text', { size: slipMaxBytes / megabyte })}
          >
            {t('slip.finding.large.advice')}
          </Alert>
        )}
        <ScanResult scan={chosen.scan} />
      </Stack>
    </>
  );
}

function ScanResult({ scan }: Pick<ChosenSlip, 'scan'>) {
  const t = useTranslation('deposit');
  const bankName = useBankTranslation();
  switch (scan.state) {
    case 'unchecked':
      return null;
    case 'checking':
      return (
        <Group component="p" gap="sm" wrap="nowrap" m={0} c="dimmed">
          <Loader size={20} aria-hidden />
          {t('slip.finding.checking')}
        </Group>
      );
    case 'slip':
      return (
        <Alert
          {...alertProps.success}
          title={
            scan.issuer === undefined
              ? t('slip.finding.slip.unnamed')
              : t('slip.finding.slip.text', { issuer: bankName(scan.issuer) ?? scan.issuer })
          }
        >
          {t('slip.finding.slip.advice')}
        </Alert>
      );
    default:
      return (
        <Alert {...alertProps.warning} title={t(`slip.finding.${scan.state}.text`)}>
          {t(`slip.finding.${scan.state}.advice`)}
        </Alert>
      );
  }
}

/** Thumbnail of a picture, or an icon when the browser cannot show it. */
export function SlipThumbnail({ address }: Pick<ChosenSlip, 'address'>) {
  const t = useTranslation('deposit');
  return (
    <span className={classes.picture}>
      <Picture address={address} alt={t('slip.picture')} fit="contain" fallback={<PictureIcon size={36} />} />
    </span>
  );
}

const megabyte = 1024 * 1024;

/** Formats a number of bytes: KB below one megabyte, MB above. */
function useFileSize(): (bytes: number) => string {
  const t = useTranslation('deposit');
  return (bytes) =>
    bytes < megabyte
      ? t('slip.kilobytes', { size: Math.ceil(bytes / 1024) })
      : t('slip.megabytes', { size: Number((bytes / megabyte).toFixed(1)) });
}
