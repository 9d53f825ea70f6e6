import { Alert, Button, Group, Loader, Paper, Stack, Text } from '@mantine/core';
import { slipMaxBytes } from '@wallet/contract/deposit';
import { useState } from 'react';
import { useBankWords } from '../../base/BankBadge/use-bank-words.ts';
import { PictureIcon } from '../../base/Icon/PictureIcon.tsx';
import { useWords } from '../../words/index.ts';
import type { ChosenSlip } from './slip-finding.ts';
import classes from './SlipPreview.module.css';
import { status } from '../../base/status/status.tsx';

export interface SlipPreviewProps {
  chosen: ChosenSlip;
  /** Puts the picture away to choose another one. */
  onAnother: () => void;
}

/** The chosen picture, and what the phone makes of it. */
export function SlipPreview({ chosen, onAnother }: SlipPreviewProps) {
  const t = useWords('deposit');
  const sizeOf = useSizeInWords();
  return (
    <>
      <Paper p="md" radius="md" bg="dark.5">
        <Group gap="lg" wrap="nowrap">
          <SlipThumbnail address={chosen.address} />
          <Stack gap="xs" align="flex-start">
            {/* A long name keeps its beginning; three lines are enough to know it by. */}
            <Text fw={600} lineClamp={3} style={{ overflowWrap: 'anywhere' }}>
              {chosen.name}
            </Text>
            <Text size="sm" c="dimmed">
              {sizeOf(chosen.bytes)}
            </Text>
            <Button variant="default" size="compact-sm" onClick={onAnother}>
              {t('slip.another')}
            </Button>
          </Stack>
        </Group>
      </Paper>
      <Stack gap="md" role="status">
        {chosen.wasSentBefore && (
          <Alert {...status.warning} title={t('slip.finding.before.text')}>
            {t('slip.finding.before.advice')}
          </Alert>
        )}
        {chosen.bytes > slipMaxBytes && (
          <Alert {...status.warning} title={t('slip.finding.large.text', { size: slipMaxBytes / megabyte })}>
            {t('slip.finding.large.advice')}
          </Alert>
        )}
        <Finding finding={chosen.finding} />
      </Stack>
    </>
  );
}

function Finding({ finding }: Pick<ChosenSlip, 'finding'>) {
  const t = useWords('deposit');
  const bankInWords = useBankWords();
  switch (finding.state) {
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
          {...status.success}
          title={
            finding.issuer === undefined
              ? t('slip.finding.slip.unnamed')
              : t('slip.finding.slip.text', { issuer: bankInWords(finding.issuer) ?? finding.issuer })
          }
        >
          {t('slip.finding.slip.advice')}
        </Alert>
      );
    default:
      return (
        <Alert {...status.warning} title={t(`slip.finding.${finding.state}.text`)}>
          {t(`slip.finding.${finding.state}.advice`)}
        </Alert>
      );
  }
}

/** The picture, small; a sign in its place when the browser cannot show it. */
export function SlipThumbnail({ address }: Pick<ChosenSlip, 'address'>) {
  const t = useWords('deposit');
  const [broken, setBroken] = useState<string>();
  return (
    <span className={classes.picture}>
      {broken === address ? (
        <PictureIcon size={36} />
      ) : (
        <img src={address} alt={t('slip.picture')} onError={() => setBroken(address)} />
      )}
    </span>
  );
}

const megabyte = 1024 * 1024;

/** A number of bytes for people: KB up to a megabyte, then MB. */
function useSizeInWords(): (bytes: number) => string {
  const t = useWords('deposit');
  return (bytes) =>
    bytes < megabyte
      ? t('slip.kilobytes', { size: Math.ceil(bytes / 1024) })
      : t('slip.megabytes', { size: Number((bytes / megabyte).toFixed(1)) });
}
