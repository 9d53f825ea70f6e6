import { Button } from '@mantine/core';

export const SmallButton = Button.withProps({ size: 'compact-sm', variant: 'default' });
