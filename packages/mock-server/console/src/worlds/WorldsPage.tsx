import { Grid, Stack } from '@mantine/core';
import { previewApp } from '../shell/preview-app.ts';
import { PhoneCard } from './PhoneCard.tsx';
import { StartForm } from './StartForm.tsx';
import { WorldTable } from './WorldTable.tsx';

export function WorldsPage() {
  return (
    <Grid gap="md">
      <Grid.Col span={{ base: 12, lg: 7 }}>
        <Stack>
          <StartForm />
          <WorldTable />
        </Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, lg: 5 }}>{previewApp === undefined && <PhoneCard />}</Grid.Col>
    </Grid>
  );
}
