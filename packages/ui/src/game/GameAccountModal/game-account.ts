import type { Slot, SlotAccount } from '@wallet/contract/game';
import type { Satang } from '@wallet/contract/wire/money';
import type { ErrorBody } from '@wallet/contract/wire/error-body';
import type { PageRequest } from '../../base/post-form/post-form.ts';
import type { Loadable } from '../../base/loadable.ts';
import type { Progress } from '../../base/progress.ts';

/** An action with its state. Started once per confirmation. */
export interface GameAction {
  progress: Progress;
  onStart: () => unknown;
  onReset: () => void;
}

/**
 * State of opening a game. `blocked`: the popup was blocked and needs a tap of its own. `no-link`: the received
 * address is unsafe.
 */
export type GameLaunchProgress =
  | { readonly state: 'idle' }
  | { readonly state: 'pending' }
  | { readonly state: 'opened' }
  | ({ readonly state: 'blocked' } & PageRequest)
  | { readonly state: 'failed'; readonly reason: ErrorBody | 'no-link' };

export interface GameLaunch {
  progress: GameLaunchProgress;
  /** Called inside the click handler, so that a tab may be opened. */
  onStart: (account: SlotAccount) => void;
  /** Called when the player opens a link of the provider. */
  onOpenLink: () => void;
  /** Games replace the app instead of opening a tab. */
  isSameTab: boolean;
}

export interface GameAccountProps {
  /** The provider. An inactive one shows the form to open an account. */
  slot: Slot;
  /** User name and password, loaded for an active account. */
  account: Loadable<SlotAccount>;
  walletBalance: Satang;
  activation: GameAction;
  passwordReset: GameAction;
  /** Reloads the wallet after a lost response of the activation. */
  onReloadWallet: () => void;
  launch: GameLaunch;
  onTransfer: (direction: 'in' | 'out') => void;
}
