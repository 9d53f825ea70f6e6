import { demoPhones } from '@wallet/contract/demo-members';
import type { Profile } from '@wallet/contract/profile';

export const memberSample = {
  _id: '65f2c0a1b9',
  name: 'Somchai',
  username: demoPhones.rich,
  coin: 3,
  createdAt: '2026-01-15T10:30:00.000+07:00',
} satisfies Profile;
