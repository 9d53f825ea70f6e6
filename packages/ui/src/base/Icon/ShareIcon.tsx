import { drawIcon } from './draw-icon.tsx';

// Taking a picture along; apart, because only few dialogs show them.
export const DownloadIcon = /* @__PURE__ */ drawIcon(
  'Download',
  <path d="M12 4v11M7.5 11 12 15.5 16.5 11M5 20h14" />,
);
export const ShareIcon = /* @__PURE__ */ drawIcon(
  'Share',
  <path d="M12 15V4M8 7.5 12 3.5l4 4M6 11H5v9h14v-9h-1" />,
);
