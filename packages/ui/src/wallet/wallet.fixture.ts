import { demoPhones } from '@wallet/contract/demo-members';
import type { WalletView } from '@wallet/contract/wallet';
import type { Sent } from '@wallet/contract/wire/lenient';
import { satang } from '@wallet/contract/wire/money';

/** A member with two open game accounts and a closed one. */
export const walletFixture: Sent<typeof WalletView> = {
  profile: {
    _id: '65f2c0a1b9',
    name: 'Somchai',
    username: demoPhones.rich,
    coin: 3,
    createdAt: '2026-01-15T10:30:00.000+07:00',
  },
  bankAccount: {
    bankCode: 'KBANK',
    bankAccountName: 'SOMCHAI JAIDEE',
    bankAccountNo: '1234566789',
    bank: { nameTH: 'ธนาคารกสิกรไทย', nameEN: 'Kasikornbank' },
  },
  wallet: { amount: satang(1_234_50) },
  invite: { amount: satang(85_00), success: 100, fail: 50 },
  slots: [
    {
      code: 'LOTUS',
      name: 'Lotus Reels',
      category: 'slot',
      logo: '',
      background: '',
      isActive: true,
      amount: satang(320_25),
      ftWalletSlot: 1,
    },
    {
      code: 'RIVER',
      name: 'River Spins',
      category: 'slot',
      logo: '',
      background: '',
      isActive: false,
      amount: satang(0),
      ftWalletSlot: 1,
    },
    {
      code: 'ARENA',
      name: 'Arena Sport',
      category: 'sport',
      logo: '',
      background: '',
      isActive: true,
      amount: satang(0),
      ftWalletSlot: 0.1,
    },
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
