import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconShare2 from '@tabler/icons-react/dist/esm/icons/IconShare2.mjs';
import { createIcon } from './create-icon.tsx';

// Separate file: only few dialogs load it.
export const DownloadIcon = /* @__PURE__ */ createIcon(IconDownload);
export const ShareIcon = /* @__PURE__ */ createIcon(IconShare2);
