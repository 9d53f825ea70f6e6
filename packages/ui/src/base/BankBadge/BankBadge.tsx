import { Avatar, type AvatarProps } from '@mantine/core';
import '@mantine/core/styles/Avatar.layer.css';
import type { CSSProperties } from 'react';
import { contrast } from '../../theme/contrast.ts';
import { bankColors } from './bank-colors.ts';
import classes from './BankBadge.module.css';

export interface BankBadgeProps extends Omit<AvatarProps, 'size' | 'src' | 'children'> {
  /** The bank's code as the backend writes it. */
  code: string;
  /** Diameter in CSS pixels; 40 unless told. */
  size?: number;
}

const neutral = '#3A4556';
const white = '#FFFFFF';
const black = '#000000';

/** A round badge with at most three letters of a bank's code on its colour; decoration beside the bank's name. */
export function BankBadge({ code, size = 40, ...props }: BankBadgeProps) {
  const color = bankColors[code.toUpperCase()] ?? neutral;
  // One of the two always reaches 4.5:1, whatever the colour.
  const text = contrast(color, white) >= 4.5 ? white : black;
  return (
    <Avatar
      classNames={classes}
      radius="xl"
      {...props}
      aria-hidden
      style={{ '--bank': color, '--bank-text': text, '--bank-size': `${size}px` } as CSSProperties}
    >
      {code.slice(0, 3).toUpperCase()}
    </Avatar>
  );
}
