import { Avatar } from '@mantine/core';
import '@mantine/core/styles/Avatar.layer.css';
import type { CSSProperties } from 'react';
import { contrast } from '@wallet/contract/contrast';
import { bankColors } from './bank-colors.ts';
import classes from './BankBadge.module.css';

export interface BankBadgeProps {
  /** Bank code as the backend sends it. */
  code: string;
  /** Diameter in CSS pixels; default 40. */
  size?: number;
}

const neutral = '#3A4556';
const white = '#FFFFFF';
const black = '#000000';

/**
 * Round badge with up to three letters of a bank code in the bank's colour. Decorative: the bank's name stands
 * beside it.
 */
export function BankBadge({ code, size = 40 }: BankBadgeProps) {
  const color = bankColors[code.toUpperCase()] ?? neutral;
  // White or black always reaches a contrast of 4.5:1.
  const text = contrast(color, white) >= 4.5 ? white : black;
  return (
    <Avatar
      classNames={classes}
      radius="xl"
      aria-hidden
      style={{ '--bank': color, '--bank-text': text, '--bank-size': `${size}px` } as CSSProperties}
    >
      {code.slice(0, 3).toUpperCase()}
    </Avatar>
  );
}
