import { Button, Card, FileInput, Group } from '@mantine/core';
import { IconPhoto, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { useConnection } from '../api/ConnectionContext.ts';
import { useLiveWorld } from '../api/live-world.ts';
import { useRun } from '../api/use-run.ts';
import { useText } from '../language/texts.ts';
import { MemberSelect } from '../members/MemberSelect.tsx';

/** Sends a slip as a member, through the call of the app. */
export function SlipForm() {
  const t = useText();
  const { callProduct } = useConnection();
  const { world } = useLiveWorld();
  const { run, isRunning, changing } = useRun();
  const [member, setMember] = useState<string | null>(null);
  const [file, setFile] = useState<File | null>(null);

  async function send(): Promise<void> {
    if (member === null || file === null) return;
    const isSent = await run(async () => {
      const { token } = await world.members.signIn(member);
      const body = new FormData();
      body.set('file', file);
      await callProduct(world, { id: 'deposit.sendSlip', token, body });
    }, t('slip.sent'));
    if (isSent) setFile(null);
  }

  return (
    <Card
      withBorder
      component="form"
      p="sm"
      aria-label={t('slip.title')}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Group align="end" gap="sm">
        <MemberSelect label={t('slip.member')} value={member} onChange={setMember} />
        <FileInput
          label={t('slip.picture')}
          placeholder={t('slip.choose')}
          accept="image/*"
          clearable
          value={file}
          onChange={setFile}
          leftSection={<IconPhoto size={16} />}
          style={{ flex: '1 1 12rem' }}
        />
        <Button
          type="submit"
          {...changing}
          loading={isRunning}
          disabled={changing.disabled || member === null || !file}
          leftSection={<IconSend size={16} />}
        >
          {t('slip.send')}
        </Button>
      </Group>
    </Card>
  );
}
