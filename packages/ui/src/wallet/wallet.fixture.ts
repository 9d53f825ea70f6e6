import type { WalletView } from '@wallet/contract/wallet';
import type { Sent } from '@wallet/contract/wire/lenient';
import { satang } from '@wallet/contract/wire/money';
import { baht } from '@wallet/contract/wire/money.fixture';
import { bankAccountSample } from '../base/BankAccountLine/bank-account.fixture.ts';
import { memberSample } from '../base/member.fixture.ts';
import { idle } from '../base/progress.ts';
import { idleSheet, noop, ready } from '../base/story.fixture.ts';
import { type HomeScreenProps } from './HomeScreen/HomeScreen.tsx';
import { type TransferModalProps } from './TransferModal/TransferModal.tsx';

const slot = {
  category: 'slot',
  logo: '',
  background: '',
  isActive: true,
  amount: satang(0),
  ftWalletSlot: 1,
} as const;

/** A member with two open game accounts and a closed one. */
export const walletFixture: Sent<typeof WalletView> = {
  profile: memberSample,
  bankAccount: bankAccountSample,
  wallet: { amount: satang(1_234_50) },
  invite: { amount: satang(85_00), success: 100, fail: 50 },
  slots: [
    { ...slot, code: 'LOTUS', name: 'Lotus Reels', amount: satang(320_25) },
    { ...slot, code: 'RIVER', name: 'River Spins', isActive: false },
    { ...slot, code: 'ARENA', name: 'Arena Sport', category: 'sport', ftWalletSlot: 0.1 },
  ],
};

/** A new member without money and without a bank account. */
export const emptyWalletFixture: Sent<typeof WalletView> = {
  ...walletFixture,
  bankAccount: null,
  wallet: { amount: satang(0) },
  invite: { amount: satang(0), success: 100, fail: 50 },
  slots: walletFixture.slots.map((slot) => ({ ...slot, isActive: false, amount: satang(0) })),
};

/** The wallet of a story with controls for a name and a balance in baht. */
export const walletOf = ({ name, balance }: { name: string; balance: number }) =>
  ready({
    ...walletFixture,
    wallet: { amount: baht(balance) },
    profile: { ...walletFixture.profile, name },
  });

export const transferPropsFixture: TransferModalProps = {
  ...idleSheet,
  wallet: ready(walletFixture),
  hasBonus: false,
  onTransfer: noop,
  onTransferAll: noop,
};

export const homePropsFixture: HomeScreenProps = {
  wallet: ready(walletFixture),
  isHidden: false,
  checkedAt: undefined,
  check: { progress: idle, onStart: noop },
  refreshAll: { progress: idle, onStart: noop },
  wheel: { coins: 3 },
  games: null,
  onToggleHidden: noop,
  onOpen: noop,
};
