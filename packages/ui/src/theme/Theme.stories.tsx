import { Badge, Button, Checkbox, Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import '@mantine/core/styles/Badge.layer.css';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { tokens } from './tokens.ts';

/** The tallest and deepest stacks of marks of both scripts: nothing may clip them. */
const stacks = ['ผู้เล่นที่ยิ่งใหญ่ ปั๊ม กตัญญู ฏฐ', 'ຜູ້ຫຼິ້ນທີ່ຍິ່ງໃຫຍ່ ນ້ຳ ປຸ່ມ', 'Ägypten jumpy quartz'];

export const Colors = () => (
  <Group>
    {Object.entries(tokens).map(([name, color]) => (
      <Stack key={name} gap={4}>
        <Paper w={96} h={64} bg={color} />
        <Text size="sm">{name}</Text>
        <Text size="xs" c="dimmed">
          {color}
        </Text>
      </Stack>
    ))}
  </Group>
);

export const Controls = () => (
  <Stack>
    {stacks.map((text) => (
      <Paper key={text}>
        <Stack>
          <Title order={2}>{text}</Title>
          <Text c="dimmed">{text}</Text>
          <Group>
            <Button>{text}</Button>
            <Button variant="default">{text}</Button>
            <Button variant="subtle">{text}</Button>
            <Button disabled>{text}</Button>
          </Group>
          <Group>
            <Badge>{text}</Badge>
            <Badge color="green">{text}</Badge>
            <Badge color="red">{text}</Badge>
          </Group>
          <TextInput label={text} description={text} placeholder={text} />
          <TextInput label={text} error={text} defaultValue={text} />
          <Checkbox label={text} defaultChecked />
        </Stack>
      </Paper>
    ))}
  </Stack>
);
