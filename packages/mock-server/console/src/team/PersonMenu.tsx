import { Button, Menu } from '@mantine/core';
import { IconLogout, IconUser } from '@tabler/icons-react';
import { useConnection } from '../api/use-simulator.ts';
import { useText } from '../language/texts.ts';
import { signOut } from './session.ts';

export function PersonMenu() {
  const t = useText();
  const { me } = useConnection();
  if (me?.name === undefined || me.role === undefined) return null;
  const label = `${me.name} · ${t(`team.roles.${me.role}`)}`;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button size="xs" variant="default" px="xs" aria-label={label} style={{ flexShrink: 0 }}>
          <IconUser size={16} />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{label}</Menu.Label>
        <Menu.Item
          leftSection={<IconLogout size={14} />}
          onClick={() => void signOut().finally(() => location.reload())}
        >
          {t('team.signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
