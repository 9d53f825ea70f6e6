import { slipNotes, type Slip, type SlipNote, type Transaction } from '@wallet/contract/statement';
import { satang } from '@wallet/contract/wire/money';

/** Every kind and every status, over two days, newest first. */
export const transactionsFixture: readonly Transaction[] = [
  {
    _id: 't7',
    statementType: 'withdraw',
    status: 'in progress',
    from: 'wallet',
    to: 'KBANK ***-*-*6789',
    amount: satang(500_00),
    createdAt: '2026-11-21T14:02:11.000+07:00',
  },
  {
    _id: 't6',
    statementType: 'transfer',
    status: 'SUCCESS',
    from: 'Lotus Reels',
    to: 'wallet',
    amount: satang(1_320_25),
    createdAt: '2026-11-21T13:40:05.000+07:00',
  },
  {
    _id: 't5',
    statementType: 'deposit',
    status: 'SUCCESS',
    from: 'KBANK',
    to: 'wallet',
    amount: satang(1_000_00),
    createdAt: '2026-11-21T09:15:42.000+07:00',
  },
  {
    _id: 't4',
    statementType: 'deposit',
    status: 'FAILED',
    from: 'SCB',
    to: 'wallet',
    amount: satang(1_000_00),
    createdAt: '2026-11-21T00:00:00.000+07:00',
  },
  {
    _id: 't3',
    statementType: 'finish_bonus',
    status: 'SUCCESS',
    from: 'Bonus',
    to: 'wallet',
    amount: satang(240_00),
    createdAt: '2026-11-20T23:59:59.000+07:00',
    bonus: { description: 'WELCOME 50%' },
  },
  {
    _id: 't2',
    statementType: 'bonus',
    status: 'SUCCESS',
    from: 'Bonus',
    to: 'wallet',
    amount: satang(250_00),
    createdAt: '2026-11-20T20:30:00.000+07:00',
    bonus: { description: 'WELCOME 50%' },
    invite: { description: 'PR65f2c0a1b9' },
  },
];

/** Pending, received, and refused with an unlisted note; newest first. */
export const slipsFixture: readonly [underWay: Slip, received: Slip, failed: Slip] = [
  { createdAt: '2026-11-21T14:02:11.000+07:00', amount: satang(0), status: 'in progress' },
  {
    createdAt: '2026-11-21T09:15:42.000+07:00',
    amount: satang(1_000_00),
    status: 'SUCCESS',
    note: null,
    reference: 'DEMO20260001',
  },
  {
    createdAt: '2026-11-20T23:59:59.000+07:00',
    amount: satang(0),
    status: 'FAILED',
    note: 'The bank is closed today.',
    link: 'https://pictures.example/slip/1',
  },
];

/** One slip per note. */
export const failedSlipsFixture: readonly Slip[] = (Object.keys(slipNotes) as SlipNote[]).map((note) => ({
  createdAt: '2026-11-20T20:30:00.000+07:00',
  amount: satang(0),
  status: 'FAILED',
  note,
  reference: `DEMO${note}`,
}));
