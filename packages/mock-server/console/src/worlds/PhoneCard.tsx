import { Anchor, Button, Card, Code, Group, Stack, Text } from '@mantine/core';
import { IconCopy, IconExternalLink } from '@tabler/icons-react';
import { generate } from 'lean-qr';
import { toSvgDataURL } from 'lean-qr/extras/svg';
import { useConnection } from '../api/use-simulator.ts';
import { useText } from '../language/texts.ts';
import { copyText } from '../shell/copy-text.ts';
import { useRoute } from '../shell/route.ts';

export function PhoneCard() {
  const t = useText();
  const { origin, phoneOrigin } = useConnection();
  const [{ world }] = useRoute();
  const path = `/_mock/enter/${world}?next=/login`;
  const address = phoneOrigin === undefined ? undefined : phoneOrigin + path;
  return (
    <Card withBorder>
      <Stack gap="sm">
        <Text fw={600}>{t('worlds.open', { world })}</Text>
        <Group gap="xs">
          <Button
            component="a"
            href={path}
            target="_blank"
            rel="noreferrer"
            leftSection={<IconExternalLink size={16} />}
          >
            {t('worlds.openHere')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconCopy size={16} />}
            onClick={() => copyText((phoneOrigin ?? origin) + path, t('shell.copied'))}
          >
            {t('worlds.copyLink')}
          </Button>
        </Group>
        {address === undefined ? (
          <Text size="sm" c="dimmed">
            {t('worlds.noPhone')} <Code>--host 0.0.0.0</Code>
          </Text>
        ) : (
          <>
            <Text size="sm">{t('worlds.phone')}</Text>
            {/* Its light margin is for cameras. */}
            <img
              src={toSvgDataURL(generate(address), { on: '#000', off: '#fff' })}
              alt={t('worlds.phone')}
              style={{ width: 200, maxWidth: '100%', borderRadius: 8 }}
            />
            <Anchor href={address} size="xs" style={{ overflowWrap: 'anywhere' }}>
              {address}
            </Anchor>
          </>
        )}
      </Stack>
    </Card>
  );
}
