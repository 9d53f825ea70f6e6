import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { createIcon } from './create-icon.tsx';

// Apart, because only those who send a picture see it.
export const PictureIcon = /* @__PURE__ */ createIcon(IconPhoto);
