import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { createIcon } from './create-icon.tsx';

// Separate file: only the image upload loads it.
export const PictureIcon = /* @__PURE__ */ createIcon(IconPhoto);
