// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- every program that reads an icon needs these types
/// <reference path="./tabler.d.ts" />
import type { TablerIcon } from '@tabler/icons-react';

export interface IconProps {
  /** Side in CSS pixels; 24 unless told. */
  size?: number;
  /** What it says when it stands alone; without it the icon is decoration. */
  label?: string;
}

/** An icon of Tabler in the stroke of the product. Tabler's own is read out as a nameless picture by some readers. */
export const createIcon = (Drawing: TablerIcon) => {
  const Icon = ({ size = 24, label }: IconProps) => (
    <Drawing
      size={size}
      stroke={1.75}
      focusable={false}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    />
  );
  Icon.displayName = Drawing.displayName ?? 'Icon';
  return Icon;
};
