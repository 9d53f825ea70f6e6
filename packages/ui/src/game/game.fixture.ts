import { demoPhones } from '@wallet/contract/demo-members';
import type { Slot, SlotAccount } from '@wallet/contract/game';
import { satang } from '@wallet/contract/wire/money';
import { idle, type Progress } from '../base/progress.ts';
import { noop, openSheet, ready } from '../base/story.fixture.ts';
import type { GameLaunchProgress } from './GameAccountModal/game-account.ts';
import type { GameAccountModalProps } from './GameAccountModal/GameAccountModal.tsx';

/** An open account. */
export const slotFixture: Slot = {
  code: 'LOTUS',
  name: 'Lotus Reels',
  category: 'slot',
  logo: '',
  background: '',
  isActive: true,
  amount: satang(320_25),
  ftWalletSlot: 10,
  web: 'https://lotus.example/',
  android: 'https://lotus.example/app.apk',
  ios: 'https://lotus.example/ios',
};

const drawing = (inside: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9">${inside}</svg>`)}`;

/** An account with a logo and a background. */
export const picturedSlotFixture: Slot = {
  ...slotFixture,
  logo: drawing('<path fill="#f5c84b" d="M8 1l2 3-2 4-2-4z"/><circle cx="8" cy="4.5" r="1" fill="#0b0e13"/>'),
  background: drawing(
    '<path fill="#24405c" d="M0 0h16v9H0z"/><path fill="#2c5a70" d="M0 9l6-6 4 4 3-3 3 3v2z"/>',
  ),
};

/** An account that is not open yet. */
export const closedSlotFixture: Slot = {
  ...slotFixture,
  code: 'RIVER',
  name: 'River Spins',
  isActive: false,
  amount: satang(0),
};

/** A provider with a sign-in link. */
export const linkSlotFixture: Slot = { ...slotFixture, code: 'PG' };

/** A provider with a sign-in form. */
export const formSlotFixture: Slot = { ...slotFixture, code: 'UFABET' };

const named = (code: string, name: string, rest: Partial<Slot> = {}): Slot => ({
  ...slotFixture,
  code,
  name,
  ...rest,
});

/** All three categories, with more slots than fit side by side. */
export const slotsFixture: readonly Slot[] = [
  slotFixture,
  closedSlotFixture,
  named('CORAL', 'Coral Bay', { amount: satang(0), ftWalletSlot: 1 }),
  named('MOON', 'Moon Garden', { isActive: false, amount: satang(0) }),
  named('ARENA', 'Arena Sport', { category: 'sport', amount: satang(1_500_00), ftWalletSlot: 0.1 }),
  named('GRAND', 'The Grand Evening Table with a Rather Long Name', { category: 'sport', isActive: false }),
  named('LUCKY', 'Lucky Numbers', { category: 'lotto', isActive: false, amount: satang(0) }),
];

export const slotAccountFixture: SlotAccount = { username: `lt${demoPhones.rich}`, password: 'Xk29mQ7p' };

/** An account with the fields of a sign-in form. */
export const formAccountFixture: SlotAccount = { ...slotAccountFixture, event: { __VIEWSTATE: 'state' } };

/** A launch of a game. */
export const launchFixture = (progress: GameLaunchProgress) => ({
  progress,
  onStart: noop,
  onOpenLink: noop,
  isSameTab: false,
});

/** An action on a game account. */
export const gameActionFixture = (progress: Progress = idle) => ({ progress, onStart: noop, onReset: noop });

export const gamePropsFixture: GameAccountModalProps = {
  ...openSheet,
  slot: slotFixture,
  account: ready(slotAccountFixture),
  walletBalance: satang(100_00),
  activation: gameActionFixture(),
  passwordReset: gameActionFixture(),
  onReloadWallet: noop,
  launch: launchFixture({ state: 'idle' }),
  onTransfer: noop,
};
