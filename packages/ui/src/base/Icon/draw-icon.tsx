import type { ReactNode } from 'react';

export interface IconProps {
  /** Side in CSS pixels; 24 unless told. */
  size?: number;
  /** What it says when it stands alone; without it the icon is decoration. */
  label?: string;
}

/** Makes an icon of strokes on a 24 × 24 field that takes the colour of the text around it. */
export const drawIcon = (name: string, strokes: ReactNode) => {
  const Icon = ({ size = 24, label }: IconProps) => (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {strokes}
    </svg>
  );
  Icon.displayName = `${name}Icon`;
  return Icon;
};
