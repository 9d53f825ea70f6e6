import IconFile from '@tabler/icons-react/dist/esm/icons/IconFile.mjs';
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import { createIcon } from './create-icon.tsx';

// Icons of the chat; a separate file, so only the chat loads them.
export const SendIcon = /* @__PURE__ */ createIcon(IconSend);
export const ClipIcon = /* @__PURE__ */ createIcon(IconPaperclip);
export const FileIcon = /* @__PURE__ */ createIcon(IconFile);
export const PhoneIcon = /* @__PURE__ */ createIcon(IconPhone);
