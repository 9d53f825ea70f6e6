import { Group, type GroupProps } from '@mantine/core';
import classes from './SubmitBar.module.css';

/** The actions of a form on a page: in view while the form is scrolled, above the bottom bar or in its place. */
export const SubmitBar = (props: GroupProps) => (
  <Group wrap="nowrap" gap="md" className={classes.bar} {...props} />
);
