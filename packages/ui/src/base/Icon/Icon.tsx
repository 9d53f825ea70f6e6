import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import IconMessageDots from '@tabler/icons-react/dist/esm/icons/IconMessageDots.mjs';
import IconMovie from '@tabler/icons-react/dist/esm/icons/IconMovie.mjs';
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import { createIcon } from './create-icon.tsx';

// Icons of the first pages of a guest; other icons load with their pages.
export const HomeIcon = /* @__PURE__ */ createIcon(IconHome);
export const UserPlusIcon = /* @__PURE__ */ createIcon(IconUserPlus);
export const VideoIcon = /* @__PURE__ */ createIcon(IconMovie);
export const ChatIcon = /* @__PURE__ */ createIcon(IconMessageDots);
export const CheckIcon = /* @__PURE__ */ createIcon(IconCheck);
export const InfoIcon = /* @__PURE__ */ createIcon(IconInfoCircle);
export const WarningIcon = /* @__PURE__ */ createIcon(IconAlertTriangle);
export const ChevronDownIcon = /* @__PURE__ */ createIcon(IconChevronDown);
