import { drawIcon } from './draw-icon.tsx';

// What is done in a conversation; apart, because only who talks sees it.
export const SendIcon = /* @__PURE__ */ drawIcon(
  'Send',
  <path d="M4 12 20 4l-5 16-3.5-6.5zM11.5 13.5 20 4" />,
);
export const ClipIcon = /* @__PURE__ */ drawIcon(
  'Clip',
  <path d="m20 11.5-8 8a5 5 0 0 1-7-7l8.5-8.5a3.3 3.3 0 0 1 4.7 4.7L9.7 17.2a1.7 1.7 0 0 1-2.4-2.4L15 7" />,
);
export const FileIcon = /* @__PURE__ */ drawIcon(
  'File',
  <path d="M7 3h7l5 5v12a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM14 3v5h5" />,
);
export const PhoneIcon = /* @__PURE__ */ drawIcon(
  'Phone',
  <path d="M6 3h3l2 5-2.5 1.7a12 12 0 0 0 5.8 5.8L16 13l5 2v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3z" />,
);
