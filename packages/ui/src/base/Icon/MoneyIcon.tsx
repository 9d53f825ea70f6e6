import IconDeviceGamepad2 from '@tabler/icons-react/dist/esm/icons/IconDeviceGamepad2.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconGift from '@tabler/icons-react/dist/esm/icons/IconGift.mjs';
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import IconTransfer from '@tabler/icons-react/dist/esm/icons/IconTransfer.mjs';
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import IconWallet from '@tabler/icons-react/dist/esm/icons/IconWallet.mjs';
import { createIcon } from './create-icon.tsx';

// Icons of money actions; only pages of members load them.
export const WalletIcon = /* @__PURE__ */ createIcon(IconWallet);
export const DepositIcon = /* @__PURE__ */ createIcon(IconDownload);
export const WithdrawIcon = /* @__PURE__ */ createIcon(IconUpload);
export const TransferIcon = /* @__PURE__ */ createIcon(IconTransfer);
export const FriendsIcon = /* @__PURE__ */ createIcon(IconUsers);
export const GiftIcon = /* @__PURE__ */ createIcon(IconGift);
export const ShieldIcon = /* @__PURE__ */ createIcon(IconShieldCheck);
export const GameIcon = /* @__PURE__ */ createIcon(IconDeviceGamepad2);
