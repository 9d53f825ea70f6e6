import { Button, Group, Image, Paper, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Image.layer.css';
import { asWritten } from '@wallet/locales/joined';
import { useState } from 'react';
import { CopyButton } from '../../base/CopyButton/CopyButton.tsx';
import { safeExternalUrl } from '../../base/external-url/external-url.ts';
import { ShareIcon } from '../../base/Icon/ShareIcon.tsx';
import { SheetSection } from '../../base/SheetSection/SheetSection.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { Hint } from '../../base/Hint/Hint.tsx';
import { Link, newTab } from '../../base/Link/Link.tsx';

/** LINE's share page, which opens the app where it is installed. */
const lineShareUrl = (link: string) =>
  safeExternalUrl(`https://social-plugins.line.me/lineit/share?url=${encodeURIComponent(link)}`, 'web');

/** The invite link with buttons to copy, share and show it as a QR code. */
export function InviteLink({ link }: { link: string }) {
  const t = useTranslation('invite');
  // A dismissed share sheet is no failure, and copying stays available.
  const share = () =>
    void navigator
      .share({ title: t('title'), text: asWritten(t('link.message')), url: link })
      .catch(() => undefined);
  const line = lineShareUrl(link);
  return (
    <SheetSection title={t('link.title')}>
      <Hint>{t('link.text')}</Hint>
      <Paper radius="md" bg="dark.5" display="flex" style={{ alignItems: 'center' }} py="xs" pl="md" pr="xs">
        <Text span size="sm" flex={1} miw={0} style={{ overflowWrap: 'anywhere', userSelect: 'all' }}>
          {link}
        </Text>
        <CopyButton text={link} label={t('link.copy')} />
      </Paper>
      <Group gap="sm" grow preventGrowOverflow={false}>
        {'share' in navigator && (
          <Button variant="default" size="compact-sm" leftSection={<ShareIcon size={18} />} onClick={share}>
            {t('link.share')}
          </Button>
        )}
        {line !== undefined && (
          <Button component={Link} variant="default" size="compact-sm" href={line} {...newTab}>
            {t('link.line')}
          </Button>
        )}
        <LinkQr link={link} />
      </Group>
    </SheetSection>
  );
}

/** A button that shows and hides the link as a QR code. */
function LinkQr({ link }: { link: string }) {
  const t = useTranslation('invite');
  const [address, setAddress] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  const draw = async () => {
    try {
      const { drawLinkQr } = await import('./link-qr.ts');
      setAddress(drawLinkQr(link));
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  const isShown = address !== undefined;
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        aria-expanded={isShown}
        onClick={() => (isShown ? setAddress(undefined) : void draw())}
      >
        {t('link.qr')}
      </Button>
      <Stack role="status" align="center" gap="sm" flex="1 0 100%">
        {hasFailed && <Hint ta="center">{t('link.qrFailed')}</Hint>}
        {isShown && (
          <>
            <Image src={address} alt={t('link.qrAlt')} w={200} h="auto" maw="100%" radius="sm" />
            <Hint ta="center">{t('link.qrHint')}</Hint>
          </>
        )}
      </Stack>
    </>
  );
}
