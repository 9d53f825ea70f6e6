import { Button, Group, Text } from '@mantine/core';
import type { Slot } from '@wallet/contract/game';
import { safeExternalUrl } from '../../base/external-url/external-url.ts';
import { ExternalIcon } from '../../base/Icon/MemberIcon.tsx';
import { useTranslation } from '../../i18n/index.ts';
import type { GameLaunch } from './game-account.ts';
import { deviceOf, platformsFor } from './game-address.ts';
import { Link, newTab } from '../../base/Link/Link.tsx';

export interface ProviderLinksProps {
  slot: Pick<Slot, 'web' | 'android' | 'ios'>;
  launch: Pick<GameLaunch, 'onOpenLink'>;
}

/** Links to the provider's site and to its apps for this device. Unsafe addresses show a text instead. */
export function ProviderLinks({ slot, launch }: ProviderLinksProps) {
  const t = useTranslation('game');
  const offered = platformsFor(deviceOf(navigator)).filter((platform) => slot[platform]);
  if (offered.length === 0) return null;
  return (
    <Group gap="sm" align="stretch">
      <Text size="xs" c="dimmed" flex="0 0 100%">
        {t('account.links')}
      </Text>
      {offered.map((platform) => {
        const href = safeExternalUrl(slot[platform] ?? '', 'game');
        return href === undefined ? (
          <Text key={platform} size="xs" c="dimmed" flex="0 0 100%">
            {t(`account.${platform}`)}: {t('account.unsafeLink')}
          </Text>
        ) : (
          <Button
            component={Link}
            key={platform}
            variant="default"
            size="sm"
            href={href}
            {...newTab}
            rightSection={<ExternalIcon size={16} />}
            onClick={launch.onOpenLink}
          >
            {t(`account.${platform}`)}
          </Button>
        );
      })}
    </Group>
  );
}
