import { Modal, NativeSelect, TextInput } from '@mantine/core';
import type { WorldView } from '@wallet/mock-server/control/control-schema';
import { useState } from 'react';
import { useConnection } from '../api/use-simulator.ts';
import { useText } from '../language/texts.ts';
import { RunForm } from '../parts/RunForm.tsx';

interface OwnershipFormProps {
  readonly world: WorldView;
  readonly onClose: () => void;
}

export function OwnershipForm({ world: { id, team }, onClose }: OwnershipFormProps) {
  const t = useText();
  const { control } = useConnection();
  const [title, setTitle] = useState(team?.title ?? '');
  const [access, setAccess] = useState(team?.access ?? 'read');
  return (
    <Modal opened onClose={onClose} title={id}>
      <RunForm
        right="creating"
        submit={t('shell.save')}
        act={() => control.worlds.of(id).change({ title, access })}
        done={t('team.saved')}
        onDone={onClose}
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
      </RunForm>
    </Modal>
  );
}
