import { Button, Group } from '@mantine/core';
import type { Slot } from '@wallet/contract/game';
import { safeExternalUrl } from '../../base/external-url/external-url.ts';
import { ExternalIcon } from '../../base/Icon/ActionIcon.tsx';
import { useWords } from '../../words/index.ts';
import type { Launch } from './game-account.ts';
import { deviceOf, platformsOn } from './game-address.ts';
import classes from './ProviderLinks.module.css';
import { Link } from '../../base/Link/Link.tsx';

export interface ProviderLinksProps {
  slot: Pick<Slot, 'web' | 'android' | 'ios'>;
  launch: Pick<Launch, 'onLeave'>;
}

/** The provider's own site and the apps for this phone, as far as there are any; an address that must not be followed says so. */
export function ProviderLinks({ slot, launch }: ProviderLinksProps) {
  const t = useWords('game');
  const offered = platformsOn(deviceOf(navigator)).filter((platform) => slot[platform]);
  if (offered.length === 0) return null;
  return (
    <Group gap="sm" align="stretch">
      <p className={classes.title}>{t('account.links')}</p>
      {offered.map((platform) => {
        const href = safeExternalUrl(slot[platform] ?? '', 'game');
        return href === undefined ? (
          <p key={platform} className={classes.unsafe}>
            {t(`account.${platform}`)}: {t('account.unsafeLink')}
          </p>
        ) : (
          <Button
            component={Link}
            key={platform}
            variant="default"
            size="sm"
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            rightSection={<ExternalIcon size={16} />}
            onClick={launch.onLeave}
          >
            {t(`account.${platform}`)}
          </Button>
        );
      })}
    </Group>
  );
}
