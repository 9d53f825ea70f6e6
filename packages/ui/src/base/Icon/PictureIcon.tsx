import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { asSign } from './as-sign.tsx';

// Apart, because only those who send a picture see it.
export const PictureIcon = /* @__PURE__ */ asSign(IconPhoto);
