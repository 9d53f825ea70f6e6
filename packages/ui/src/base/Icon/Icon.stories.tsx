import { Group, Stack, Text } from '@mantine/core';
import * as icons from './Icon.tsx';

export const Ready = () => (
  <Group>
    {Object.entries(icons).map(([name, Icon]) => (
      <Stack key={name} align="center" gap={4} w={96}>
        <Icon />
        <Text size="xs">{name.replace('Icon', '')}</Text>
      </Stack>
    ))}
  </Group>
);
