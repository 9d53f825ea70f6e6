import { drawIcon } from './draw-icon.tsx';

// Signs of the pages that guests begin with; the others are in files of their own, which come with their pages.
export const HomeIcon = /* @__PURE__ */ drawIcon(
  'Home',
  <path d="M4 11 12 4l8 7v8a1 1 0 0 1-1 1h-4v-6H9v6H5a1 1 0 0 1-1-1z" />,
);
export const UserPlusIcon = /* @__PURE__ */ drawIcon(
  'UserPlus',
  <path d="M10 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM3 20c.7-3.4 3.5-5 7-5 2.3 0 4.3.7 5.6 2.2M19 8v6M16 11h6" />,
);
export const VideoIcon = /* @__PURE__ */ drawIcon(
  'Video',
  <path d="M4 5h16a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zM10 9v6l5-3z" />,
);
export const ChatIcon = /* @__PURE__ */ drawIcon(
  'Chat',
  <path d="M5 5h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-7l-5 4v-4H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM8 11h.01M12 11h.01M16 11h.01" />,
);
export const CheckIcon = /* @__PURE__ */ drawIcon('Check', <path d="m5 12.5 4.5 4.5L19 7" />);
export const EyeIcon = /* @__PURE__ */ drawIcon(
  'Eye',
  <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z" />,
);
export const EyeOffIcon = /* @__PURE__ */ drawIcon(
  'EyeOff',
  <path d="M9.9 5.8A9.5 9.5 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.7 3.4M6.3 7.3A16 16 0 0 0 2.5 12s3.5 6.5 9.5 6.5a9.3 9.3 0 0 0 4.5-1.2M10 10a3 3 0 0 0 4.2 4.2M4 4l16 16" />,
);
export const InfoIcon = /* @__PURE__ */ drawIcon(
  'Info',
  <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5M12 8h.01" />,
);
export const WarningIcon = /* @__PURE__ */ drawIcon(
  'Warning',
  <path d="M12 4 2.5 20h19zM12 10v4.5M12 17.3h.01" />,
);
export const ChevronDownIcon = /* @__PURE__ */ drawIcon('ChevronDown', <path d="m6 9.5 6 6 6-6" />);
