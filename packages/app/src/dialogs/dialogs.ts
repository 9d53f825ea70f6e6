/** All dialogs with an address: their routes and imports. */
import type { FileRoutesByPath } from '@tanstack/react-router';
import type { Namespace } from '@wallet/locales';
import type { I18n } from '@wallet/ui/i18n';
import type { ComponentType } from 'react';
import { lazyWithPreload, type PreloadableDialog } from '#lazy/LazyDialog.tsx';
import type { DialogName, DialogSearch } from '#navigation/dialog-search.ts';

/** The route that renders a dialog; `/_player` renders it above all pages of a member. */
type DialogPage = Extract<keyof FileRoutesByPath, `/_player${string}`>;

export interface DialogEntry {
  readonly name: DialogName | 'slips';
  readonly pages: readonly DialogPage[];
  readonly Dialog: PreloadableDialog;
  readonly isOpen: (search: DialogSearch) => boolean;
  /** Set for a dialog whose code and texts load when the page is idle. */
  readonly preload?: readonly Namespace[];
}

const home = '/_player/user/home';
const profile = '/_player/user/profile';
const bonus = '/_player/user/bonus';
const spin = '/_player/user/spin';
const statement = '/_player/user/statement';

/** State of the last withdrawal, a part of home. */
export const WithdrawalStatus = lazyWithPreload(() =>
  import('#withdraw/WithdrawalStatus.tsx').then((m) => m.WithdrawalStatus),
);

/** Returns the entry of a dialog that opens at `?modal=` with its name, or with further names. */
function dialog(
  name: DialogName,
  pages: readonly DialogPage[],
  load: () => Promise<ComponentType>,
  { preload, alsoAt }: { preload?: readonly Namespace[]; alsoAt?: DialogName } = {},
): DialogEntry {
  return {
    name,
    pages,
    Dialog: lazyWithPreload(load),
    isOpen: ({ modal }) => modal !== undefined && (modal === name || modal === alsoAt),
    ...(preload && { preload }),
  };
}

export const dialogs: readonly DialogEntry[] = [
  dialog('conditions', ['/_player'], () =>
    import('#site/ConditionsDialog.tsx').then((m) => m.ConditionsDialog),
  ),
  dialog('reality-check', ['/_player'], () =>
    import('#profile/play-safely/RealityCheckDialog.tsx').then((m) => m.RealityCheckDialog),
  ),
  dialog('deposit', [home], () => import('#deposit/DepositDialog.tsx').then((m) => m.DepositDialog), {
    preload: ['deposit', 'bank'],
  }),
  dialog(
    'withdraw',
    [home],
    async () => {
      // The status of a withdrawal follows it on home, so it loads before the withdrawal is sent.
      WithdrawalStatus.preload();
      return (await import('#withdraw/WithdrawDialog.tsx')).WithdrawDialog;
    },
    { preload: ['withdraw', 'bank'] },
  ),
  dialog('transfer', [home], () => import('#wallet/TransferDialog.tsx').then((m) => m.TransferDialog), {
    preload: [],
  }),
  dialog('game', [home], () => import('#game/GameDialog.tsx').then((m) => m.GameDialog), { alsoAt: 'play' }),
  dialog('slip', [home], () => import('#deposit/slip/SlipDialog.tsx').then((m) => m.SlipDialog)),
  dialog('invite', [home], () => import('#invite/InviteDialog.tsx').then((m) => m.InviteDialog)),
  dialog('refund', [home], () => import('#refund/RefundDialog.tsx').then((m) => m.RefundDialog)),
  dialog('agreement', [home], () => import('#site/AgreementDialog.tsx').then((m) => m.AgreementDialog)),
  dialog('promotions', [home], () => import('#bonus/PromotionsDialog.tsx').then((m) => m.PromotionsDialog)),
  dialog('holder-name', [home, profile], () =>
    import('#profile/HolderNameDialog.tsx').then((m) => m.HolderNameDialog),
  ),
  dialog('bank-account', [home, profile], () =>
    import('#profile/BankAccountDialog.tsx').then((m) => m.BankAccountDialog),
  ),
  dialog('password', [profile], () => import('#profile/PasswordDialog.tsx').then((m) => m.PasswordDialog)),
  dialog('play-safely', [profile], () =>
    import('#profile/play-safely/PlaySafelyDialog.tsx').then((m) => m.PlaySafelyDialog),
  ),
  dialog('bonus', [bonus], () => import('#bonus/BonusDialog.tsx').then((m) => m.BonusDialog)),
  dialog('promotion', [bonus], () => import('#bonus/PromotionDialog.tsx').then((m) => m.PromotionDialog)),
  dialog('current-bonus', [bonus], () =>
    import('#bonus/CurrentBonusDialog.tsx').then((m) => m.CurrentBonusDialog),
  ),
  dialog('claim', [spin], () => import('#spin/ClaimDialog.tsx').then((m) => m.ClaimDialog)),
  dialog('transaction', [statement], () =>
    import('#statement/TransactionDialog.tsx').then((m) => m.TransactionDialog),
  ),
  dialog('spending', [statement], () =>
    import('#statement/SpendingDialog.tsx').then((m) => m.SpendingDialog),
  ),
  dialog('search', [statement], () =>
    import('#statement/StatementSearchDialog.tsx').then((m) => m.StatementSearchDialog),
  ),
  dialog('month', [statement], () =>
    import('#statement/StatementMonthDialog.tsx').then((m) => m.StatementMonthDialog),
  ),
  {
    name: 'slips',
    pages: [statement],
    Dialog: lazyWithPreload(() => import('#deposit/slip/SlipsDialog.tsx').then((m) => m.SlipsDialog)),
    isOpen: ({ slips }) => slips !== undefined,
  },
];

/** Loads the code and the texts of a dialog before it opens; failed ones load on opening. */
export function preloadDialog({ Dialog, preload = [] }: DialogEntry, i18n: I18n): void {
  Dialog.preload();
  for (const namespace of preload) i18n.load(namespace).catch(() => undefined);
}

/** Replaces the dialogs that a pause from play hides. */
export const PauseDialog = lazyWithPreload(() =>
  import('#profile/play-safely/PauseDialog.tsx').then((m) => m.PauseDialog),
);
