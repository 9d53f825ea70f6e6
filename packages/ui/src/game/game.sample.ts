import type { Slot, SlotAccount } from '@wallet/contract/game';

/** An open account; amounts in baht. */
export const slotSample: Slot = {
  code: 'LOTUS',
  name: 'Lotus Reels',
  category: 'slot',
  logo: '',
  background: '',
  isActive: true,
  amount: 320.25,
  ftWalletSlot: 10,
  web: 'https://lotus.example/',
  android: 'https://lotus.example/app.apk',
  ios: 'https://lotus.example/ios',
};

/** An account that is not open yet. */
export const closedSlotSample: Slot = {
  ...slotSample,
  code: 'RIVER',
  name: 'River Spins',
  isActive: false,
  amount: 0,
};

/** A provider with a link that signs in. */
export const linkSlotSample: Slot = { ...slotSample, code: 'PG' };

/** A provider that is opened with a form. */
export const formSlotSample: Slot = { ...slotSample, code: 'UFABET' };

const named = (code: string, name: string, rest: Partial<Slot> = {}): Slot => ({
  ...slotSample,
  code,
  name,
  ...rest,
});

/** All three categories, more slots than fit side by side. */
export const slotsSample: readonly Slot[] = [
  slotSample,
  closedSlotSample,
  named('CORAL', 'Coral Bay', { amount: 0, ftWalletSlot: 1 }),
  named('MOON', 'Moon Garden', { isActive: false, amount: 0 }),
  named('ARENA', 'Arena Sport', { category: 'sport', amount: 1500, ftWalletSlot: 0.1 }),
  named('GRAND', 'The Grand Evening Table with a Rather Long Name', { category: 'sport', isActive: false }),
  named('LUCKY', 'Lucky Numbers', { category: 'lotto', isActive: false, amount: 0 }),
];

export const slotAccountSample: SlotAccount = { username: 'lt0812345678', password: 'Xk29mQ7p' };

/** An account with fields of a login form. */
export const formAccountSample: SlotAccount = { ...slotAccountSample, event: { __VIEWSTATE: 'state' } };
