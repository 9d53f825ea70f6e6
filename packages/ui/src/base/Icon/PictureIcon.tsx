import { drawIcon } from './draw-icon.tsx';

/** Apart, because only those who send a picture see it. */
export const PictureIcon = /* @__PURE__ */ drawIcon(
  'Picture',
  <path d="M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM4 16l4.5-4.5 4 4 3-3L20 17M15 9h.01" />,
);
