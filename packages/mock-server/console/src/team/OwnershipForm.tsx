import { Button, Modal, NativeSelect, Stack, TextInput } from '@mantine/core';
import type { WorldView } from '@wallet/mock-server/control/control-schema';
import { useState } from 'react';
import { useConnection } from '../api/ConnectionContext.ts';
import { useRun } from '../api/use-run.ts';
import { useText } from '../language/texts.ts';

interface OwnershipFormProps {
  readonly world: WorldView;
  readonly onClose: () => void;
}

/** Changes the name of an own world, and what the others may do in it. */
export function OwnershipForm({ world: { id, team }, onClose }: OwnershipFormProps) {
  const t = useText();
  const { control } = useConnection();
  const { run, isRunning } = useRun();
  const [title, setTitle] = useState(team?.title ?? '');
  const [access, setAccess] = useState(team?.access ?? 'read');
  return (
    <Modal opened onClose={onClose} title={id}>
      <Stack
        component="form"
        onSubmit={(event) => {
          event.preventDefault();
          void run(() => control.worlds.of(id).change({ title, access }), t('team.saved')).then(
            (isDone) => isDone && onClose(),
          );
        }}
      >
        <TextInput
          label={t('team.title')}
          maxLength={80}
          value={title}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
        <NativeSelect
          label={t('team.access')}
          value={access}
          onChange={({ currentTarget }) => setAccess(currentTarget.value as typeof access)}
          data={(['open', 'read', 'locked'] as const).map((value) => ({
            value,
            label: t(`team.accesses.${value}`),
          }))}
        />
        <Button type="submit" loading={isRunning}>
          {t('shell.save')}
        </Button>
      </Stack>
    </Modal>
  );
}
