import { Select } from '@mantine/core';
import { useLiveWorld, useRequest } from '../api/use-simulator.ts';

interface MemberSelectProps {
  readonly label: string;
  /** A phone number. */
  readonly value: string | null;
  readonly onChange: (phone: string | null) => void;
}

export function MemberSelect({ label, value, onChange }: MemberSelectProps) {
  const { world, revision } = useLiveWorld();
  const members = useRequest(revision, () => world.members.list()) ?? [];
  return (
    <Select
      label={label}
      placeholder="08…"
      searchable
      clearable
      allowDeselect={false}
      value={value}
      onChange={onChange}
      data={members.map(({ phone, name }) => ({ value: phone, label: `${phone} ${name}` }))}
      style={{ flexGrow: 1 }}
    />
  );
}
