import { Card, FileInput } from '@mantine/core';
import { IconPhoto, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { useConnection, useLiveWorld } from '../api/use-simulator.ts';
import { useText } from '../language/texts.ts';
import { MemberSelect } from '../members/MemberSelect.tsx';
import { RunForm } from '../parts/RunForm.tsx';

export function SlipForm() {
  const t = useText();
  const { callProduct } = useConnection();
  const { world } = useLiveWorld();
  const [member, setMember] = useState<string | null>(null);
  const [file, setFile] = useState<File | null>(null);

  async function send(): Promise<void> {
    const { token } = await world.members.signIn(member ?? '');
    const body = new FormData();
    body.set('file', file ?? '');
    await callProduct(world, { id: 'deposit.sendSlip', token, body });
  }

  return (
    <Card withBorder p="sm">
      <RunForm
        isLine
        label={t('slip.title')}
        submit={t('slip.send')}
        icon={<IconSend size={16} />}
        isReady={member !== null && file !== null}
        act={send}
        done={t('slip.sent')}
        onDone={() => setFile(null)}
      >
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
      </RunForm>
    </Card>
  );
}
