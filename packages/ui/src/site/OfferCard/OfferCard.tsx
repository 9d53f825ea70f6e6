import { Button, Group, Paper, Text } from '@mantine/core';
import { useTranslation } from '../../i18n/index.ts';
import { Hint } from '../../base/Hint/Hint.tsx';

export interface OfferCardProps {
  /** To install the app on the home screen, or to load a new version. */
  offer: 'install' | 'update';
  /** Undefined on iOS, where only the browser's menu installs. */
  onAccept?: (() => void) | undefined;
  onLater: () => void;
}

/** Small offer in the banner of a frame, which announces it; covers nothing. */
export function OfferCard({ offer, onAccept, onLater }: OfferCardProps) {
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
      <Hint>{onAccept ? t(`${offer}.text`) : t('install.share')}</Hint>
      <Group justify="flex-end" gap="sm" mt="sm">
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
