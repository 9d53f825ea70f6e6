// oxlint-disable-next-line typescript/triple-slash-reference -- every program that reads an icon needs these types
/// <reference path="./tabler.d.ts" />
import type { TablerIcon } from '@tabler/icons-react';

/** Tabler icon with the stroke of the product. Hidden from screen readers: some announce an unnamed image. */
export const createIcon = (Drawing: TablerIcon) => {
  const Icon = ({ size = 24 }: { size?: number }) => (
    <Drawing size={size} stroke={1.75} focusable={false} aria-hidden />
  );
  Icon.displayName = Drawing.displayName ?? 'Icon';
  return Icon;
};
