import type { Slot, SlotAccount } from '@wallet/contract/game';
import type { Failure } from '@wallet/contract/wire/failure';
import type { Entrance } from '../../base/post-form/post-form.ts';
import type { Loadable } from '../../base/loadable.ts';
import type { Progress } from '../../base/progress.ts';

/** Something the sheet can start, once per confirmation. */
export interface GameEffect {
  progress: Progress;
  onStart: () => unknown;
  /** Forgets how it ended, so that `progress` is idle again. */
  onForget: () => void;
}

/**
 * How opening a game stands. `blocked`: the browser let no tab open, and the way in waits for a tap of its own. `failed`:
 * refused with a code, or by a fault; `no-link` when the address that came must not be followed.
 */
export type LaunchProgress =
  | { readonly state: 'idle' }
  | { readonly state: 'pending' }
  | { readonly state: 'opened' }
  | ({ readonly state: 'blocked' } & Entrance)
  | { readonly state: 'failed'; readonly reason: Failure | 'no-link' };

/** Opening the game. */
export interface Launch {
  progress: LaunchProgress;
  /** Called inside the tap, by providers that are opened signed in: only then may a tab be opened. */
  onStart: (account: SlotAccount) => void;
  /** Called when the player follows an address of the provider. */
  onLeave: () => void;
  /** Whether games take the place of the app instead of a tab of their own. */
  isSameTab: boolean;
}

/** What the sheet shows of an account, and what it can do with it. */
export interface GameAccountProps {
  /** The provider; inactive offers to open an account, active shows it. */
  slot: Slot;
  /** User name and password; read by the app once the account is active. */
  account: Loadable<SlotAccount>;
  /** What the main wallet holds, in baht. */
  walletBalance: number;
  activation: GameEffect;
  passwordReset: GameEffect;
  /** Reads the wallet anew, after it stayed unknown whether the account was opened. */
  onLookAgain: () => void;
  launch: Launch;
  /** Leads to a transfer into or out of this account. */
  onTransfer: (direction: 'in' | 'out') => void;
  /** The way to the operator, when a game cannot be opened at all. */
  contactHref: string;
}
