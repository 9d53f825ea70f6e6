import { Button, Group, Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import classes from './InstallCards.module.css';

export interface CardProps {
  title: string;
  text: ReactNode;
  /** Primary button; undefined where only the browser's menu can do it. */
  action?: { readonly label: string; readonly onClick: () => void } | undefined;
  laterLabel: string;
  onLater: () => void;
}

/** Small offer in the banner of a frame, which announces it; covers nothing. */
export function Card({ title, text, action, laterLabel, onLater }: CardProps) {
  const t = useTranslation('site');
  return (
    <Paper
      component="section"
      aria-label={t('install.label')}
      mx="auto"
      mt="md"
      py="sm"
      px="lg"
      radius="md"
      className={classes.card}
    >
      <Text fw={600}>{title}</Text>
      <Text size="sm" c="dimmed">
        {text}
      </Text>
      <Group justify="flex-end" gap="sm">
        <Button variant="subtle" size="sm" onClick={onLater}>
          {laterLabel}
        </Button>
        {action && (
          <Button size="sm" onClick={action.onClick}>
            {action.label}
          </Button>
        )}
      </Group>
    </Paper>
  );
}
