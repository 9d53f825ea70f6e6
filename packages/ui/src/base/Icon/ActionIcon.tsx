import { drawIcon } from './draw-icon.tsx';

// What can be done on a page, and how something stands; apart, because no first page of a guest shows them.
export const UserIcon = /* @__PURE__ */ drawIcon(
  'User',
  <path d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20c.8-3.4 3.8-5 7.5-5s6.7 1.6 7.5 5" />,
);
export const LogoutIcon = /* @__PURE__ */ drawIcon(
  'Logout',
  <path d="M10 4H6a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h4M9 12h11M16 8l4 4-4 4" />,
);
export const StatementIcon = /* @__PURE__ */ drawIcon(
  'Statement',
  <path d="M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6" />,
);
export const ConditionsIcon = /* @__PURE__ */ drawIcon(
  'Conditions',
  <path d="M7 3h7l5 5v12a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM14 3v5h5M9 13h6M9 17h4" />,
);
export const RefreshIcon = /* @__PURE__ */ drawIcon(
  'Refresh',
  <path d="M20 11a8 8 0 0 0-14.5-3.5L3 10M3 5v5h5M4 13a8 8 0 0 0 14.5 3.5L21 14M21 19v-5h-5" />,
);
export const CopyIcon = /* @__PURE__ */ drawIcon(
  'Copy',
  <path d="M9 8h10a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1zM16 8V4a1 1 0 0 0-1-1H5a1 1 0 0 0-1 1v11a1 1 0 0 0 1 1h3" />,
);
export const CloseIcon = /* @__PURE__ */ drawIcon('Close', <path d="M6 6l12 12M18 6 6 18" />);
export const LockIcon = /* @__PURE__ */ drawIcon(
  'Lock',
  <path d="M6 11h12a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-8a1 1 0 0 1 1-1zM8 11V7a4 4 0 0 1 8 0v4M12 15v2" />,
);
export const EditIcon = /* @__PURE__ */ drawIcon('Edit', <path d="M4 20h4L19 9l-4-4L4 16zM13 7l4 4" />);
export const SearchIcon = /* @__PURE__ */ drawIcon(
  'Search',
  <path d="M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l4.5 4.5" />,
);
export const ClockIcon = /* @__PURE__ */ drawIcon(
  'Clock',
  <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2" />,
);
export const QuestionIcon = /* @__PURE__ */ drawIcon(
  'Question',
  <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.4-1 .9-1 1.7M12 16.5h.01" />,
);
export const ExternalIcon = /* @__PURE__ */ drawIcon(
  'External',
  <path d="M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5" />,
);
export const EmptyTrayIcon = /* @__PURE__ */ drawIcon(
  'EmptyTray',
  <path d="M4 13 6.5 5h11L20 13v6H4zM4 13h4.5l1.5 2.5h4l1.5-2.5H20" />,
);
export const ChevronLeftIcon = /* @__PURE__ */ drawIcon('ChevronLeft', <path d="m14.5 6-6 6 6 6" />);
export const ChevronRightIcon = /* @__PURE__ */ drawIcon('ChevronRight', <path d="m9.5 6 6 6-6 6" />);
