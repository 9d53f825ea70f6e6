import { Group, type GroupProps } from '@mantine/core';
import classes from './SubmitBar.module.css';

/** Actions of a form on a page; sticky above the bottom bar or instead of it. */
export const SubmitBar = (props: GroupProps) => (
  <Group wrap="nowrap" gap="md" className={classes.bar} {...props} />
);
