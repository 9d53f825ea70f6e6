import { Button, Group, Paper, Text } from '@mantine/core';
import { useTranslation } from '../../i18n/index.ts';

export interface InstallCardProps {
  /** Shows the browser's install prompt; undefined on iOS, where only the browser's menu installs. */
  onInstall?: (() => void) | undefined;
  onLater: () => void;
}

/** Offers to install the app on the home screen. */
export const InstallCard = ({ onInstall, onLater }: InstallCardProps) => (
  <Card offer="install" way={onInstall ? 'text' : 'share'} onAccept={onInstall} onLater={onLater} />
);

/** Offers to load a new version of the app. */
export const UpdateCard = ({ onLoad, onLater }: { onLoad: () => void; onLater: () => void }) => (
  <Card offer="update" onAccept={onLoad} onLater={onLater} />
);

interface CardProps extends Pick<InstallCardProps, 'onLater'> {
  offer: 'install' | 'update';
  /** Text of the offer. */
  way?: 'text' | 'share';
  /** Undefined where only the browser's menu can do it. */
  onAccept: (() => void) | undefined;
}

/** Small offer in the banner of a frame, which announces it; covers nothing. */
function Card({ offer, way = 'text', onAccept, onLater }: CardProps) {
  const t = useTranslation('site');
  return (
    <Paper
      component="section"
      aria-label={t('install.label')}
      w="calc(100% - 2 * var(--wallet-gutter))"
      maw="calc(var(--wallet-column) - 2 * var(--wallet-gutter))"
      mx="auto"
      mt="md"
      py="sm"
      px="lg"
      radius="md"
    >
      <Text fw={600}>{t(`${offer}.title`)}</Text>
      <Text size="sm" c="dimmed">
        {way === 'share' ? t('install.share') : t(`${offer}.text`)}
      </Text>
      <Group justify="flex-end" gap="sm">
        <Button variant="subtle" size="sm" onClick={onLater}>
          {t(`${offer}.later`)}
        </Button>
        {onAccept && (
          <Button size="sm" onClick={onAccept}>
            {t(`${offer}.action`)}
          </Button>
        )}
      </Group>
    </Paper>
  );
}
