import { Alert, Code, CopyButton, Button, Group, Text } from '@mantine/core';
import { IconMessage2 } from '@tabler/icons-react';
import { useLiveWorld } from '../api/live-world.ts';
import { useRequest } from '../api/use-request.ts';
import { useText } from '../language/texts.ts';

/** The newest pending one-time passwords, for testers without a phone. */
export function OtpCard() {
  const t = useText();
  const { world, revision } = useLiveWorld();
  const sent = useRequest(revision, () => world.states.list({ machine: 'otp' })) ?? [];
  const open = sent
    .filter(({ transitions }) => transitions.length > 0)
    .slice(-3)
    .reverse();
  if (open.length === 0) return null;
  return (
    <Alert variant="light" color="blue" icon={<IconMessage2 size={18} />} title={t('members.otp')}>
      {open.map(({ id, phone, row }) => (
        <Group key={id} gap="sm">
          <Text size="sm">{phone}</Text>
          <Code fz="lg">{String(row['code'] ?? '')}</Code>
          <CopyButton value={String(row['code'] ?? '')}>
            {({ copied, copy }) => (
              <Button size="compact-xs" variant="default" onClick={copy}>
                {copied ? t('shell.copied') : t('shell.copy')}
              </Button>
            )}
          </CopyButton>
        </Group>
      ))}
    </Alert>
  );
}
