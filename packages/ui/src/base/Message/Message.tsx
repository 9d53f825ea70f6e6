import { Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { PageTitle } from '../PageTitle/PageTitle.tsx';
import classes from './Message.module.css';

export interface MessageProps {
  /** A drawing of what it is about. */
  icon: ReactNode;
  /** The page's one first-level heading, and its name in the tab. */
  title: string;
  /** What it means for the player. */
  text: ReactNode;
  /** The ways on: buttons and links, the best first. */
  children?: ReactNode;
}

/** A whole page that says one thing, outside of any frame: closed, not found, gone wrong. Its title stands in the tab too. */
export function Message({ icon, title, text, children }: MessageProps) {
  return (
    <main className={classes.message}>
      <PageTitle>{title}</PageTitle>
      <span className={classes.icon}>{icon}</span>
      <Title order={1}>{title}</Title>
      <div className={classes.text}>{text}</div>
      {children && (
        <Stack gap="md" align="center" mt="lg">
          {children}
        </Stack>
      )}
    </main>
  );
}
