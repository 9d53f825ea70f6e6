import { Paper, Stack, Text } from '@mantine/core';
import { satang } from '@wallet/contract/wire/money';
import { Money } from '../Money/Money.tsx';
import { Perforation } from './Perforation.tsx';

export default { title: 'Base/Perforation' };

export const Ready = () => (
  <Paper p="lg">
    <Stack align="center">
      <Text fw={700} fz="xl">
        <Money amount={satang(500_00)} />
      </Text>
      <Perforation />
      <Text c="dimmed">
        <Money amount={satang(24_000_00)} />
      </Text>
    </Stack>
  </Paper>
);
