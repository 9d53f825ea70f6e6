import type { CSSProperties } from 'react';
import { contrast } from '../../theme/contrast.ts';
import { bankColors } from './bank-colors.ts';
import classes from './BankBadge.module.css';

export interface BankBadgeProps {
  /** The bank's code as the backend writes it. */
  code: string;
  /** Diameter in CSS pixels; 40 unless told. */
  size?: number;
}

const neutral = '#3A4556';
const white = '#FFFFFF';
const black = '#000000';

/** A round badge with a bank's code on its colour; decoration beside the bank's name. */
export function BankBadge({ code, size = 40 }: BankBadgeProps) {
  const color = bankColors[code.toUpperCase()] ?? neutral;
  // One of the two always reaches 4.5:1, whatever the colour.
  const text = contrast(color, white) >= 4.5 ? white : black;
  const letters = code.slice(0, 5).toUpperCase();
  return (
    <span
      className={classes.badge}
      aria-hidden
      style={
        {
          '--bank': color,
          '--bank-text': text,
          '--bank-size': `${size}px`,
          '--letters': Math.max(letters.length, 3),
        } as CSSProperties
      }
    >
      {letters}
    </span>
  );
}
