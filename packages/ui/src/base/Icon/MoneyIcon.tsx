import { drawIcon } from './draw-icon.tsx';

// What can be done with money; apart, because no page of a guest shows them.
export const WalletIcon = /* @__PURE__ */ drawIcon(
  'Wallet',
  <path d="M4 7h15a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h11v3M20 11h-4a2.5 2.5 0 0 0 0 5h4" />,
);
export const DepositIcon = /* @__PURE__ */ drawIcon(
  'Deposit',
  <path d="M12 3v12M7.5 10.5 12 15l4.5-4.5M4 17v2a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-2" />,
);
export const WithdrawIcon = /* @__PURE__ */ drawIcon(
  'Withdraw',
  <path d="M12 15V3M7.5 7.5 12 3l4.5 4.5M4 17v2a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-2" />,
);
export const TransferIcon = /* @__PURE__ */ drawIcon(
  'Transfer',
  <path d="M4 8h15M15 4l4 4-4 4M20 16H5M9 12l-4 4 4 4" />,
);
export const FriendsIcon = /* @__PURE__ */ drawIcon(
  'Friends',
  <path d="M9 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM2 20c.7-3.4 3.5-5 7-5s6.3 1.6 7 5M16 4.5a4 4 0 0 1 0 7M18.5 15.5c1.8.7 3 2.2 3.5 4.5" />,
);
export const GiftIcon = /* @__PURE__ */ drawIcon(
  'Gift',
  <path d="M4 11h16v9H4zM3 7h18v4H3zM12 7v13M12 7c-1-3-5.5-4-5.5-1.5C6.5 7 9 7 12 7zM12 7c1-3 5.5-4 5.5-1.5C17.5 7 15 7 12 7z" />,
);
export const RefundIcon = /* @__PURE__ */ drawIcon(
  'Refund',
  <path d="M4 9h10a5 5 0 0 1 0 10H8M8 5 4 9l4 4" />,
);
export const WheelIcon = /* @__PURE__ */ drawIcon(
  'Wheel',
  <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 14a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM12 3v7M12 14v7M3 12h7M14 12h7" />,
);
