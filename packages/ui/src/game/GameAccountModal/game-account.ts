import type { Slot, SlotAccount } from '@wallet/contract/game';
import type { Loadable } from '../../base/loadable.ts';
import type { Progress } from '../../base/progress.ts';

/** Something the sheet can start, once per confirmation. */
export interface GameEffect {
  progress: Progress;
  onStart: () => unknown;
  /** Forgets how it ended, so that `progress` is idle again. */
  onForget: () => void;
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
  /** Opening the game signed in is not built yet: shown, with that as the reason. */
  isLaunchComing: boolean;
  onLaunch: () => void;
  /** Leads to a transfer into or out of this account. */
  onTransfer: (direction: 'in' | 'out') => void;
}
